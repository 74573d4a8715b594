/** What a slip shows: MUZ and six digits (design, reading 7). */
export const vehicleNumber = /^MUZ[0-9]{6}$/

/** What was typed, said or scanned, as the register knows it: upper case, without the spaces and dashes people put in. */
export const searchKey = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** Numbers that a phone holds for when the network is gone. */
export const blockSize = 60
