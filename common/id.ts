/** A new id for a row (UUID). Made on the phone, so that a retry sends the same id. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  // Missing in browsers before 2021, and in all where the guide is opened over plain http.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, digit => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
/** A photo's number as visitors see it: the last 8 characters of its id (specification §2, Gallery). */
export const shortId = (id: string): string => id.slice(-8)
