import { normalizePhone } from './phone-number.ts'

/** Whether the text is a ten-digit number in any notation: spaces, +91, Devanagari digits (specification §5). */
export const isPhone = (typed: string): boolean => /^[0-9]{10}$/.test(normalizePhone(typed) ?? '')

/** Characters of a number that is not understood yet; `tel:+91 (0) 98350-12345` with invisible marks is shorter. */
const longest = 32

/** Keeps a phone field at ten digits: a pasted prefix +91 or 0 is removed, an eleventh digit is ignored. */
export function limitPhone(typed: string): string {
  if (typed.length <= 10) return typed
  if (isPhone(typed)) return normalizePhone(typed) ?? ''
  return /^\p{Nd}+$/u.test(typed) ? typed.slice(0, 10) : typed.slice(0, longest)
}

/** Number of digits typed so far, in any script. */
export const countDigits = (typed: string): number => typed.match(/\p{Nd}/gu)?.length ?? 0
