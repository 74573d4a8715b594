/**
 * Runs in the page: lists what a reader would see as wrong. Wider than the window, text outside its button or cut off, short
 * words on two lines, Hindi under 14 px or with too little line height for its signs, targets under 44 px, and overlapping
 * targets. Leaves out maps, whose stops may be anywhere, and hidden words.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) faults.push('scrolls sideways')
  const say = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`
  const isLeftOut = (element: Element) =>
    element.closest('.hide, .skip, [data-level], .leaflet-container, dialog:not([open])')
  const scrolls = (element: Element | null): boolean =>
    !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))

  const walker = document.createTreeWalker(
    document.getElementById('root') as HTMLElement,
    NodeFilter.SHOW_TEXT,
  )
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent || !walker.currentNode.textContent?.trim() || isLeftOut(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const text = range.getBoundingClientRect()
    if (!text.width || !parent.checkVisibility({ visibilityProperty: true })) continue
    if ((text.right > width + 1 || text.left < -1) && !scrolls(parent))
      faults.push(`off the window: ${say(parent)}`)
    // A sheet of paper is shown smaller than it is printed.
    if (/[\u0900-\u097f]{2}/.test(walker.currentNode.textContent) && !parent.closest('.paper')) {
      const { fontSize, lineHeight } = getComputedStyle(parent)
      const [size, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)]
      if (size < 13.9) faults.push(`Hindi of ${size} px: ${say(parent)}`)
      if (line / size < 1.3)
        faults.push(`Hindi in lines of ${line} px for letters of ${size} px: ${say(parent)}`)
    }
    const lines = new Set([...range.getClientRects()].map(line => Math.round(line.bottom)))
    if (lines.size > 1 && /^[^\s/-]{1,6}$/.test(parent.textContent?.trim() ?? ''))
      faults.push(`broken inside a word: ${say(parent)}`)
    const button = parent.closest('button, a[href]')
    const around = button?.getBoundingClientRect()
    if (button && around && getComputedStyle(button).display !== 'inline')
      if (text.left < around.left - 1 || text.right > around.right + 1 || text.bottom > around.bottom + 3)
        faults.push(`text outside its button: ${say(button)}`)
    for (let box: Element | null = parent; box && box.id !== 'root'; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // A list on the wall leaves out whole rows that do not fit.
      if (box.matches('.wall-list') && text.left >= edge.right - 1) break
      if (/hidden|clip/.test(overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1))
        faults.push(`cut off: ${say(parent)}`)
      if (/hidden|clip/.test(overflowY) && (text.top < edge.top - 3 || text.bottom > edge.bottom + 3))
        faults.push(`cut off: ${say(parent)}`)
    }
  }

  const isFixed = (element: Element | null): boolean =>
    !!element && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(element => !isLeftOut(element) && element.checkVisibility({ visibilityProperty: true }))
    // A link inside a sentence is as high as its line.
    .filter(element => getComputedStyle(element).display !== 'inline')
    .map(element => ({
      element,
      box: (element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label') ?? element)
        : element
      ).getBoundingClientRect(),
      fixed: isFixed(element),
    }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  for (const { element, box } of targets)
    if (box.width < 43.5 || box.height < 43.5)
      faults.push(`only ${Math.round(box.width)}×${Math.round(box.height)}: ${say(element)}`)
  for (const [index, one] of targets.entries())
    for (const other of targets.slice(index + 1)) {
      if (one.fixed || other.fixed || one.element.contains(other.element)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 2 && down > 2) faults.push(`${say(one.element)} lies on ${say(other.element)}`)
    }
  return [...new Set(faults)]
}
