/** Every decimal digit of any script by its value: `\d` and NFKC do not know Devanagari digits. */
function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    // Unicode keeps the ten digits of a script together, in order.
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}
const ignored = /[\s().\-\u2010-\u2015\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * The ten digits meant by what somebody typed (spaces, +91, leading 0, Devanagari digits are understood),
 * or undefined where they are not a phone number. A prefix is cut only where the length proves it.
 */
export function normalizePhone(typed: string): string | undefined {
  const compact = westernDigits(typed.normalize('NFKC')).replace(ignored, '')
  if (!/^\+?[0-9]+$/.test(compact)) return undefined
  const digits = compact.replace('+', '')
  if (digits.length === 14 && digits.startsWith('0091')) return digits.slice(4)
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits
}
/** `98••••••10`: enough to recognise one's own number, too little to call it. */
export const maskPhone = (tenDigits: string): string => `${tenDigits.slice(0, 2)}••••••${tenDigits.slice(-2)}`
