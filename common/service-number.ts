/**
 * A number that an institution publishes, as it is dialled: short codes (108), toll-free (1800-309-7677),
 * landlines (0621-2233033), mobiles with or without +91. Keeps the grouping for the eye; undefined where it is none.
 */
export function serviceNumber(typed: string): string | undefined {
  const number = typed.trim().replace(/\s+/g, ' ')
  if (!/^\+?\d[\d -]*$/.test(number) || !/\d$/.test(number)) return undefined
  const digits = number.replace(/\D/g, '').length
  return digits >= 3 && digits <= 15 ? number : undefined
}

/** The address behind a Call key: digits only, so that every dialler understands it. */
export const telLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
