/** A new id for a row (UUID). Made on the phone, so that a retry sends the same id. */
export const newId = (): string => crypto.randomUUID()
/** A photo's number as visitors see it: the last 8 characters of its id (specification §2, Gallery). */
export const shortId = (id: string): string => id.slice(-8)
