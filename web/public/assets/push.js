// Shows a turn that was announced while no page was open, and opens the page when it is clicked.
const words = new URLSearchParams(self.location.search).get('words')
self.addEventListener('push', (event) => {
  const { name, table } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(name ? `Tenshu – ${name}` : 'Tenshu', { body: words, tag: table }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(([page]) => (page ? page.focus() : self.clients.openWindow('/'))),
  )
})
