const soonMs = 500
const nearPx = 24
/** What a tap can act on. */
const keys = 'a, button, summary, label, input, select, textarea'

type Tap = { at: number; x: number; y: number; key: Element | null; name: string }
let first: Tap | undefined

function tapOf({ target, timeStamp, clientX, clientY }: MouseEvent): Tap {
  const hit = (target as Element).closest(keys)
  // A browser passes a tap on a label on to its field.
  const key = hit instanceof HTMLLabelElement ? hit.control : hit
  const name = key?.getAttribute('aria-label') ?? key?.textContent ?? ''
  // Numbers change while somebody counts with a key.
  return { at: timeStamp, x: clientX, y: clientY, key, name: name.replaceAll(/\p{N}/gu, '') }
}

/** Whether the tap is the second of a double tap. Of a mouse's clicks the browser tells it. */
function isSecondOf(before: Tap, tap: Tap, event: MouseEvent): boolean {
  if ((event as PointerEvent).pointerType === 'mouse') return event.detail > 1
  // By the events' own times, because a busy phone delivers both late.
  return tap.at - before.at < soonMs && Math.hypot(tap.x - before.x, tap.y - before.y) < nearPx
}

/**
 * Many people tap everything twice. The second tap counts only for a key of the same name as the one that the first tap hit, and
 * not even there if the key folds something or is marked `data-once`. Otherwise it would undo what the first one did, or act on
 * what that has put under the finger: the backdrop of a sheet, a line of Help, the next row's Delete, the same key that now says
 * the opposite.
 */
function ignoreSecondTap(event: MouseEvent): void {
  // Made by a key press or a script.
  if (event.detail === 0) return
  const [before, tap] = [first, tapOf(event)]
  const isSecond = before?.key && isSecondOf(before, tap, event)
  first = isSecond ? { ...before, at: tap.at } : tap
  if (!isSecond) return
  const isSame = tap.key && tap.name === before.name
  if (isSame && !tap.key?.matches('summary, [data-once]')) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

addEventListener('click', ignoreSecondTap, true)
