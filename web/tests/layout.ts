/** What a screen must not have: text that overlaps, is cut, broken or too small, and targets that are hard to hit. */
import { expect, type Page } from '@playwright/test'

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const

/** The smallest text anywhere and on the board, the smallest target for a pointer and for a finger. */
const LEAST = { text: 11, board: 12, pointer: 24, finger: 44 }

/** Whatever is wrong on the screen as it is now, in words. */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const PANELS = '.bar, .dock, .sheet, .side li, .side section'
    const found = new Set<string>()
    const target = matchMedia('(pointer: coarse)').matches ? least.finger : least.pointer

    interface Line {
      words: string
      element: Element
      box: DOMRect
    }

    const describe = (element: Element) => {
      const name = (one: Element | null) =>
        one
          ? `${one.tagName.toLowerCase()}${[...one.classList]
              .slice(0, 2)
              .map((part) => `.${part}`)
              .join('')}`
          : ''
      return `${name(element.parentElement)} > ${name(element)}`
    }
    const whole = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')

    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }

    const ancestors = (element: Element): Element[] => {
      const line: Element[] = []
      for (let one: Element | null = element; one; one = one.parentElement) line.push(one)
      return line
    }

    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.unseen, [inert], script, style, option') &&
      !ancestors(element).some((one) => styleOf(one).clipPath === 'inset(50%)')

    /** How much larger than its styles say something is drawn. */
    function scale(element: Element): number {
      if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a ?? 1
      // Widths are whole numbers: only of something wide do they tell a scale.
      const wide = ancestors(element).find((one) => one instanceof HTMLElement && one.offsetWidth > 300)
      return wide instanceof HTMLElement ? wide.getBoundingClientRect().width / wide.offsetWidth : 1
    }

    /** The part of a box that its ancestors and the window let through; and whether one can scroll to the rest. */
    function visible(element: Element, box: DOMRect): { cut: boolean; gone: boolean; ellipsis: boolean; box: DOMRect } {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
      let [cut, ellipsis] = [false, false]
      let scrolls = false
      for (const one of ancestors(element)) {
        const style = styleOf(one)
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') ellipsis = true
        const outer =
          one === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : one.getBoundingClientRect()
        const limits = (axis: string) => one === document.documentElement || axis !== 'visible'
        const over = {
          x: limits(style.overflowX) ? Math.max(outer.left - left, right - outer.right) : 0,
          y: limits(style.overflowY) ? Math.max(outer.top - top, bottom - outer.bottom) : 0,
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY) && (over.x > 1.5 || over.y > 1.5)) scrolls = true
        if ((over.x > 1.5 || over.y > 3) && !scrolls) cut = true
        if (limits(style.overflowX)) [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)]
        if (limits(style.overflowY)) [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)]
        if (style.position === 'fixed') break
      }
      const gone = right - left < 1 || bottom - top < 1
      return { cut, gone, ellipsis, box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) }
    }

    function texts(): Line[] {
      const lines: Line[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim()
        const element = node.parentElement
        if (!words || !element || !shown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if (range.getClientRects().length > 1)
          for (const word of broken(node)) found.add(`broken: "${word}" in ${describe(element)}`)
        for (const box of range.getClientRects())
          if (box.width > 1) lines.push({ words: words.slice(0, 40), element, box })
      }
      return lines
    }

    /** Words that go on in another line in the middle. */
    function broken(node: Node): string[] {
      const range = document.createRange()
      return [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]{4,24}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map((box) => Math.round(box.top))
        return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : []
      })
    }

    const lines: Line[] = []
    for (const line of texts()) {
      const { cut, gone, ellipsis, box } = visible(line.element, line.box)
      const where = `"${line.words}" in ${describe(line.element)} at ${whole(line.box)}`
      if (cut && !ellipsis) found.add(`cut: ${where}`)
      const size = parseFloat(styleOf(line.element).fontSize) * scale(line.element)
      const limit = line.element.closest('.board') ? least.board : least.text
      if (size < limit - 0.1) found.add(`${size.toFixed(1)} px: ${where}`)
      if (!gone) lines.push({ ...line, box })
    }

    const layer = (element: Element) => element.closest(`dialog, .tip, ${PANELS}`)
    const meet = (one: DOMRect, other: DOMRect) => ({
      x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    })
    lines.sort((one, other) => one.box.left - other.box.left)
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.left >= one.box.right - 2) break
        if (one.element === other.element || layer(one.element) !== layer(other.element)) continue
        const { x, y } = meet(one.box, other.box)
        if (x > 2 && y > 0.34 * Math.min(one.box.height, other.box.height))
          found.add(
            `overlap: "${one.words}" in ${describe(one.element)} at ${whole(one.box)}, "${other.words}" in ${describe(other.element)} at ${whole(other.box)}`,
          )
      }
    }

    const panels = [...document.querySelectorAll(PANELS)].filter(shown)
    for (const { words, element, box } of lines) {
      if (layer(element)) continue
      for (const panel of panels) {
        const { x, y } = meet(box, panel.getBoundingClientRect())
        const scrolls = ancestors(element).some(
          (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(styleOf(one).overflowY),
        )
        if (x > 2 && y > 2 && !scrolls)
          found.add(`covered by ${describe(panel)}: "${words}" in ${describe(element)} at ${whole(box)}`)
      }
    }

    for (const one of document.querySelectorAll('button, a[href], input, select, summary, textarea, [role=button]')) {
      if (!shown(one) || one.matches('p a, li p a')) continue
      const box = one.getBoundingClientRect()
      const label = one.closest('label')?.getBoundingClientRect()
      const [wide, high] = [Math.max(box.width, label?.width ?? 0), Math.max(box.height, label?.height ?? 0)]
      if (wide && Math.min(wide, high) < target - 0.5)
        found.add(
          `target of ${whole(box)}: ${describe(one)} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`,
        )
    }
    return [...found]
  }, LEAST)
}

/** Nothing on the screen overlaps, is cut, too small to read or too small to hit. */
export async function wellLaid(page: Page, what = ''): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // A resized window is laid out anew within a frame or two.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await flaws(page), what).toEqual([])
}
