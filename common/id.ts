/** A new name for a row, made on the phone so that a retry is the same row. */
export const newId = (): string => crypto.randomUUID()
/** A photo's number as people see it: the last 8 characters of its id (specification §2, Gallery). */
export const shortId = (id: string): string => id.slice(-8)
