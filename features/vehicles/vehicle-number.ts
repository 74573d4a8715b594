/** The ID of a vehicle: MUZ and six digits. */
export const vehicleNumber = /^MUZ[0-9]{6}$/

/** An ID or number plate in the form in which it is stored: upper case, without spaces and dashes. */
export const normalizeNumber = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** How many numbers a phone reserves for registering without network. */
export const blockSize = 60
