/** A form as a visitor sends it: these fields with a new id and the consent, and a photo if there is one. */
export function visitorForm(fields: Record<string, string>, photo: Buffer | null = null): FormData {
  const data = new FormData()
  const more = { id: crypto.randomUUID(), notice_version: 'v1', notice_language: 'hi' }
  for (const [name, value] of Object.entries({ ...more, ...fields })) data.set(name, value)
  if (photo) data.set('photo', new Blob([new Uint8Array(photo)]), 'IMG_0001.jpg')
  return data
}
