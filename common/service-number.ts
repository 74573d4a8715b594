/**
 * A published phone number: short code (108), toll-free (1800-309-7677), landline (0621-2233033), mobile with or without
 * +91. Spaces and dashes are kept. Undefined if the text is not such a number.
 */
export function serviceNumber(typed: string): string | undefined {
  const number = typed.trim().replace(/\s+/g, ' ')
  if (!/^\+?\d[\d -]*$/.test(number) || !/\d$/.test(number)) return undefined
  const digits = number.replace(/\D/g, '').length
  return digits >= 3 && digits <= 15 ? number : undefined
}

/** The `tel:` link for a number: digits and + only. */
export const telLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
