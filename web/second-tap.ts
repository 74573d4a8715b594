const soonMs = 500
const nearPx = 24
/** What a tap can act on. */
const keys = 'a, button, summary, label, input, select, textarea'

type Tap = { at: number; x: number; y: number; key: Element | null; name: string }
let first: Tap | undefined

function tapOf({ target, timeStamp, clientX, clientY }: MouseEvent): Tap {
  const key = (target as Element).closest(keys)
  return {
    ...{ at: timeStamp, x: clientX, y: clientY },
    // A browser passes a tap on a label on to its field.
    key: key instanceof HTMLLabelElement ? key.control : key,
    name: key?.getAttribute('aria-label') ?? key?.textContent ?? '',
  }
}

/**
 * Many people tap everything twice. The second tap at the same place counts only for the key that the first one hit, or for one of
 * the same name that has taken its place, and not even there if the key folds something or is marked `data-once`. Otherwise it
 * would undo what the first one did, or act on what that has put under the finger: the backdrop of a sheet, a line of Help, the
 * next row's Delete. A mouse is left alone.
 */
function ignoreSecondTap(event: MouseEvent): void {
  // Made by a key press or a script.
  if (event.detail === 0 || (event as PointerEvent).pointerType === 'mouse') return
  const [before, tap] = [first, tapOf(event)]
  // By the events' own times, because a busy phone delivers both late.
  const isSecond =
    before?.key && tap.at - before.at < soonMs && Math.hypot(tap.x - before.x, tap.y - before.y) < nearPx
  first = isSecond ? { ...before, at: tap.at } : tap
  if (!isSecond) return
  const isSame = tap.key === before.key || (tap.key && tap.name === before.name)
  if (isSame && !tap.key?.matches('summary, [data-once]')) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

addEventListener('click', ignoreSecondTap, true)
