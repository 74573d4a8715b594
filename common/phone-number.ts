/** Replaces decimal digits of any script by 0-9. NFKC does not convert Devanagari digits. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    // In Unicode the ten digits of a script are consecutive.
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}
/** Spaces, brackets, dots, dashes and slashes of any kind, the Hindi full stop that dictation writes, and invisible marks. */
const ignored = /[\s().।\-/\u2010-\u2015\u2212]|\p{Cf}|\p{Mn}|\p{Me}/gu

/**
 * The digits of a typed phone number without tel:, +91, +91 (0) or leading 0; accepts spaces, dashes and digits of any script.
 * Undefined if there are other characters. A prefix is removed only if the length shows that it is one.
 */
export function normalizePhone(typed: string): string | undefined {
  const compact = westernDigits(typed.normalize('NFKC')).replace(ignored, '').replace(/^tel:/i, '')
  if (!/^\+?[0-9]+$/.test(compact)) return undefined
  const digits = compact.replace('+', '')
  const withBoth = /^(?:00)?910([0-9]{10})$/.exec(digits)?.[1]
  if (withBoth) return withBoth
  if (digits.length === 14 && digits.startsWith('0091')) return digits.slice(4)
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits
}
/** `98••••••10`: enough to recognise one's own number, not enough to call it. */
export const maskPhone = (tenDigits: string): string => `${tenDigits.slice(0, 2)}••••••${tenDigits.slice(-2)}`
