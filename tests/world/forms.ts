import { readFileSync } from 'node:fs'

/** A form with these fields and photos, as a browser sends it. */
export function form(
  fields: Record<string, string>,
  photos: Record<string, Uint8Array | null> = {},
): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  for (const [name, bytes] of Object.entries(photos))
    if (bytes) data.set(name, new Blob([new Uint8Array(bytes)]), 'IMG_0001.jpg')
  return data
}

/** A form as a visitor sends it: these fields with a new id and the consent, and a photo if there is one. */
export const visitorForm = (fields: Record<string, string>, photo: Uint8Array | null = null): FormData =>
  form({ id: crypto.randomUUID(), notice_version: 'v1', notice_language: 'hi', ...fields }, { photo })

/** A list as staff import it. `isTrial`: only to see what would change. */
export function csvForm(csv: string | Uint8Array, isTrial = false): FormData {
  const data = form({ trial: String(isTrial) })
  data.set('file', new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)]), 'list.csv')
  return data
}

/** The import of one row, the first of content/{list}.csv. */
export function starterRow(list: string): FormData {
  const csv = readFileSync(new URL(`../../content/${list}.csv`, import.meta.url), 'utf8')
  return csvForm(csv.split('\n').slice(0, 2).join('\n'))
}
