import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { onToast, shownToast, type Toast } from './toast.ts'

/** Shows the toast where it covers no button. Screen readers announce it politely, an error at once. */
export function Toasts() {
  const shown = useSyncExternalStore(onToast, shownToast, () => undefined)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!shown || !box) return
    // Show it again as a popover, because the popover or dialog shown last is on top.
    if (typeof box.showPopover === 'function') {
      box.hidePopover()
      box.showPopover()
    }
    box.style.inset = ''
    moveFromKeys(box)
    // Keep moving, because content may still appear, take focus or scroll after the toast is shown.
    const moving = setInterval(() => moveFromKeys(box), 100)
    return () => clearInterval(moving)
  }, [shown])
  return (
    <div ref={place} className="toasts" popover="manual">
      <div role="status">{shown?.kind === 'ok' ? <ToastLine key={shown.id} toast={shown} /> : null}</div>
      <div role="alert">{shown?.kind === 'bad' ? <ToastLine key={shown.id} toast={shown} /> : null}</div>
    </div>
  )
}

/** What a toast should not cover, and how much each matters. With an open dialog, only the dialog's content counts. */
const kept: readonly (readonly [selector: string, weight: number])[] = [
  ['[aria-invalid="true"], .btn--main, :is(input, textarea, select):focus', 100],
  ['a[href], button, summary, label, input, textarea, select, [role="tab"], [role="button"]', 10],
  ['h1, h2, h3, .num, .err, canvas, svg[role="img"]', 1],
]

/**
 * Leaves the toast in place while it covers nothing in `kept`. Otherwise moves it up to the nearest position where it covers
 * nothing, or else the least.
 */
function moveFromKeys(box: HTMLElement): void {
  const dialogs = document.querySelectorAll('dialog[open]')
  const dialog = dialogs[dialogs.length - 1]
  const { left, right, top: now, height } = box.getBoundingClientRect()
  // An on-screen keyboard covers the foot of the page.
  const seen = { top: visualViewport?.offsetTop ?? 0, height: visualViewport?.height ?? innerHeight }
  const lowest = seen.top + seen.height - height - 8
  const rectsOf = (found: Iterable<Element>, weight: number) =>
    [...found]
      .filter(element => !box.contains(element))
      .map(element => ({ ...boundsOf(element), weight }))
      .filter(rect => rect.bottom > 0 && rect.top < innerHeight && rect.right > left && rect.left < right)
  const rects = kept.flatMap(([selector, weight]) =>
    rectsOf((dialog ?? document).querySelectorAll(selector), weight),
  )
  if (dialog) rects.push(...rectsOf(dialog.children, 1))
  const covered = (top: number) => {
    let sum = 0
    for (const rect of rects) {
      const high = Math.min(rect.bottom, top + height) - Math.max(rect.top, top)
      const wide = Math.min(rect.right, right) - Math.max(rect.left, left)
      if (high > 0) sum += high * wide * rect.weight
    }
    return sum
  }
  if (now <= lowest && covered(now) === 0) return
  box.style.inset = ''
  const usual = Math.min(box.getBoundingClientRect().top, lowest)
  let [best, least] = [usual, covered(usual)]
  for (let top = usual - 8; least > 0 && top >= seen.top + 8; top -= 8) {
    const here = covered(top)
    if (here < least) [best, least] = [top, here]
  }
  box.style.inset = `${best}px 16px auto`
}

const boundsOf = (element: Element) => {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  return { top, right, bottom, left }
}

function ToastLine({ toast }: { toast: Toast }) {
  return (
    <div className={`toast toast--${toast.kind}`}>
      <Icon name={toast.kind === 'ok' ? 'i-check' : 'i-warning'} />
      <span>
        <span>{toast.text}</span>
        {toast.detail ? <small>{toast.detail}</small> : null}
      </span>
    </div>
  )
}
