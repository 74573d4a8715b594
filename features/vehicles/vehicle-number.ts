import { withoutInvisible } from '#common/invisible.ts'
import { westernDigits } from '#common/phone-number.ts'

/** The ID of a vehicle: MUZ and six digits. */
export const vehicleNumber = /^MUZ[0-9]{6}$/

/**
 * An ID or number plate as it is searched for: upper case and digits 0-9, also where the keyboard wrote full-width ones, without
 * spaces and punctuation, such as the full stop that voice input adds.
 */
export const normalizeNumber = (typed: string): string =>
  westernDigits(withoutInvisible(typed.normalize('NFKC')))
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '')

/** How many numbers a phone reserves for registering without network. */
export const blockSize = 60
