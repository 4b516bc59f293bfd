/** In an effect: keep what a promise brings, unless the effect has run again in the meantime. */
export function latest<Found>(coming: Promise<Found>, keep: (found: Found) => void): () => void {
  let wanted = true
  void coming.then((found) => {
    if (wanted) keep(found)
  })
  return () => {
    wanted = false
  }
}
