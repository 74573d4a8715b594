import type { Typed } from './typed-early.tsx'

const every = 50
const longest = 10_000

/** Types into each field again what stood there, and chooses again what was chosen, until the app has it. */
export function giveBack(typed: readonly Typed[], since = Date.now()): void {
  for (const one of typed) if (propsOf(one.field)) give(one)
  // What is given while React is still taking the page over is heard by nobody: it is asked whether it knows.
  setTimeout(() => {
    const left = typed.filter(one => !isKnown(one))
    if (left.length > 0 && Date.now() - since < longest) giveBack(left, since)
  }, every)
}

type Props = { value?: unknown; checked?: unknown }
/** What React drew last in a field that it has taken over. */
function propsOf(field: Typed['field']): Props | undefined {
  const key = Object.keys(field).find(name => name.startsWith('__reactProps'))
  return key ? (field as unknown as Record<string, Props>)[key] : undefined
}
function isKnown({ field, value, isChosen }: Typed): boolean {
  const props = propsOf(field)
  if (!props) return false
  if (typeof props.checked === 'boolean') return props.checked === isChosen
  return typeof props.value !== 'string' || props.value.startsWith(value)
}

// Each is put back first through the field's own setter, which React watches: only a change is heard.
function give({ field, value, isChosen }: Typed): void {
  if ('checked' in field && /^(radio|checkbox)$/.test(field.type)) {
    field.checked = !isChosen
    field.click()
    return
  }
  // Somebody may have gone on typing.
  const now = field.value.startsWith(value) ? field.value : value
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, now)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
