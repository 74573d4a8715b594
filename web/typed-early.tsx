export type Typed = { field: HTMLInputElement | HTMLTextAreaElement; value: string; isChosen: boolean }

/** What stood in a written page's fields before the app took it over: it would draw its own, empty ones over them. */
export function typedEarly(root: HTMLElement): readonly Typed[] {
  const fields = root.querySelectorAll<Typed['field']>('input,textarea')
  return [...fields].filter(isTouched).map(field => ({
    field,
    value: field.value,
    isChosen: 'checked' in field && field.checked,
  }))
}

// A choice's value is no word of anybody; of radios the one that is chosen now says all.
const isTouched = (field: Typed['field']) =>
  'checked' in field && /^(radio|checkbox)$/.test(field.type)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue
