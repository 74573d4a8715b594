import { withoutInvisible } from '#common/invisible.ts'
import { westernDigits } from '#common/phone-number.ts'

/** The ID of a vehicle: MUZ and six digits. */
export const vehicleNumber = /^MUZ[0-9]{6}$/

/**
 * An ID or number plate in the form in which it is looked for: upper case and digits 0-9, without blanks and marks, such as the full
 * stop of a voice that was written down.
 */
export const normalizeNumber = (typed: string): string =>
  westernDigits(withoutInvisible(typed))
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '')

/** How many numbers a phone reserves for registering without network. */
export const blockSize = 60
