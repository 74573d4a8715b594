import { centreOn, type Frame, levelOf, panBy, type View, wholeView, zoomAt } from './map-view.ts'

export type MapGestures = { zoom: (factor: number) => void; stop: () => void }

/**
 * Moves and zooms a drawing (the frame's first child) by touch, wheel and keys. Styles are written to the elements
 * directly, because rendering with React on every move is too slow. One finger scrolls the page while the whole
 * drawing is visible, and moves the drawing once it is zoomed in.
 */
export function addGestures(frame: HTMLElement): MapGestures {
  const drawing = frame.firstElementChild as HTMLElement
  const ends: (() => void)[] = []
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => {
    frame.addEventListener(type, listener, options)
    ends.push(() => frame.removeEventListener(type, listener, options))
  }
  let view = wholeView
  const show = (next: View) => {
    view = next
    drawing.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.z})`
    drawing.style.setProperty('--z', String(view.z))
    frame.dataset.level = String(levelOf(view.z))
    frame.toggleAttribute('data-close', view.z > 1)
  }
  const size = (): Frame => ({
    width: frame.clientWidth,
    height: frame.clientHeight,
    left: drawing.offsetLeft,
    drawingWidth: drawing.offsetWidth,
    drawingHeight: drawing.offsetHeight,
  })
  const zoom = (factor: number, at?: { x: number; y: number }) => {
    const room = size()
    show(zoomAt(view, factor, at ?? { x: room.width / 2, y: room.height / 2 }, room))
  }
  const inside = (event: { clientX: number; clientY: number }) => {
    const box = frame.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const fingers = new Map<number, { x: number; y: number }>()
  let dragged = 0
  on('pointerdown', event => {
    fingers.set(event.pointerId, inside(event))
    dragged = 0
  })
  on('pointermove', event => {
    const was = fingers.get(event.pointerId)
    if (!was) return
    const now = inside(event)
    dragged += Math.hypot(now.x - was.x, now.y - was.y)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const apart = (finger: { x: number; y: number }) => Math.hypot(finger.x - other.x, finger.y - other.y)
      zoom(apart(now) / Math.max(1, apart(was)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else if (view.z > 1) show(panBy(view, now.x - was.x, now.y - was.y, size()))
    fingers.set(event.pointerId, now)
  })
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    on(type, event => fingers.delete(event.pointerId))
  // Otherwise dragging from a link starts the browser's own link dragging.
  on('dragstart', event => event.preventDefault())
  on('click', event => dragged > 10 && event.detail > 0 && event.preventDefault(), { capture: true })
  on(
    'wheel',
    event => {
      // Zoom in only at the top of the page or when already zoomed; otherwise the wheel scrolls the page.
      const closer = event.deltaY < 0 && (scrollY === 0 || view.z > 1)
      if (!event.ctrlKey && !closer && view.z === 1) return
      event.preventDefault()
      zoom(event.deltaY < 0 ? 1.25 : 0.8, inside(event))
    },
    { passive: false },
  )
  // One tab stop for all stops of the drawing: the arrow keys go on from it.
  const stops = () => [...frame.querySelectorAll<HTMLElement>('li > a')]
  const stopAtOnly = (one: HTMLElement | undefined) => {
    for (const each of stops()) each.tabIndex = each === one ? 0 : -1
  }
  stopAtOnly(stops()[0])
  on('keydown', event => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(1.5)
    else if (event.key === '-') zoom(1 / 1.5)
    else if (event.key === '0') show(wholeView)
    else if (step) stops()[stops().indexOf(event.target as HTMLElement) + step]?.focus()
    else return
    event.preventDefault()
  })
  on('focusin', event => {
    const target = event.target as HTMLElement
    const spot = target.closest('li')
    if (spot) stopAtOnly(target)
    // Browsers scroll a focused child into view even with `overflow: hidden`; undo it, we move the drawing instead.
    frame.scrollTo(0, 0)
    // Only for keyboard focus: moving a stop under a finger would make the tap miss.
    if (!spot || view.z === 1 || !target.matches(':focus-visible')) return
    const [x, y] = [spot.offsetLeft / drawing.offsetWidth, spot.offsetTop / drawing.offsetHeight]
    show(centreOn(view, { x, y }, size()))
    spot.scrollIntoView({ block: 'nearest' })
  })
  const stop = () => {
    for (const end of ends) end()
  }
  return { zoom, stop }
}
