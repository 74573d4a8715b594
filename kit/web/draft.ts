import { useLayoutEffect, useRef, useState } from 'react'

/**
 * State of a form that survives another screen, a reload and a browser that was put away for the camera. It lives in
 * session storage, so it is gone with its tab: phones are shared. Give a prerendered form `name` as its `data-draft` and
 * each field the name of its key in `empty`, so that what was typed before the app started is taken over.
 * The form's photo: `photo/photo-draft.tsx`.
 */
export function useDraft<T extends Draft>(name: string, empty: T) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(empty)
  // In an effect, because the prerendered page was written without any draft; in a layout effect, because a tap on the form's
  // button may come before any other.
  useLayoutEffect(() => {
    const typed = typedBeforeApp(name, empty)
    const next = { ...empty, ...read(name), ...typed }
    setDraft(Object.keys(typed).length > 0 ? write(name, next) : next)
  }, [name, empty])
  return {
    form,
    draft,
    change(part: Partial<T>) {
      setDraft(known => write(name, { ...known, ...part }))
    },
    clear() {
      setDraft(empty)
      write(name, {})
    },
  }
}

type Draft = Record<string, string | number | boolean | undefined>

/** Forms of the prerendered page. If a browser has translated the page, the app renders other ones in their place. */
const prerendered =
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')]

/** What the visitor changed in the prerendered form, once: React takes it over neither into its state nor into a new form. */
function typedBeforeApp<T extends Draft>(name: string, empty: T): Partial<T> {
  const at = prerendered.findIndex(({ dataset }) => dataset.draft === name)
  const [form] = at < 0 ? [] : prerendered.splice(at, 1)
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name],textarea[name]')
  const typed: Draft = {}
  for (const field of fields ?? []) {
    const { name, value } = field
    if (!(name in empty)) continue
    if (field.type === 'checkbox' && 'checked' in field) {
      if (field.checked !== field.defaultChecked) typed[name] = field.checked
    } else if (field.type === 'radio' && 'checked' in field) {
      if (field.checked && !field.defaultChecked) typed[name] = ofSameType(value, empty[name])
    } else if (value !== field.defaultValue) typed[name] = value
  }
  return typed as Partial<T>
}

/** A radio button holds its value as text: `2`, `true`. */
function ofSameType(value: string, example: Draft[string] | undefined): Draft[string] {
  if (typeof example === 'number') return Number(value)
  return typeof example === 'boolean' ? value === 'true' : value
}

const read = (name: string): object => {
  try {
    return JSON.parse(sessionStorage.getItem(`draft ${name}`) ?? '{}') as object
  } catch {
    return {}
  }
}
function write<T extends object>(name: string, draft: T): T {
  try {
    sessionStorage.setItem(`draft ${name}`, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the draft lives as long as the screen.
  }
  return draft
}

/** Scrolls to the first field that is wrong, with its label, so that the fixed row of buttons does not cover it. */
export function showFirstFault(form: HTMLElement | null): void {
  if (!form) return
  const show = () => {
    const field = form.querySelector<HTMLElement>('[aria-invalid]')
    field?.focus({ preventScroll: true })
    field?.closest('fieldset, .field')?.scrollIntoView({ block: 'center' })
    return field !== null
  }
  requestAnimationFrame(() => {
    if (show()) return
    // On a busy phone the next frame may come before React has marked the refused fields.
    const marked = new MutationObserver(() => {
      if (show()) marked.disconnect()
    })
    marked.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    form.addEventListener('input', () => marked.disconnect(), { once: true })
  })
}
