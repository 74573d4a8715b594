import { withoutInvisible } from './invisible.ts'
import { westernDigits } from './phone-number.ts'

/**
 * A published phone number: short code (108), toll-free (1800-309-7677), landline (0621-2233033), mobile with or without +91.
 * Spaces and dashes are kept; brackets, other dashes, a slash after the area code and digits of any script are accepted.
 * Undefined if the text is not one such number.
 */
export function serviceNumber(typed: string): string | undefined {
  const number = westernDigits(withoutInvisible(typed.normalize('NFKC')))
    .replace(/^\s*tel:/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^([\s+\d-]*)\((\+?[\d\s-]+)\)/, '$1$2 ')
    // Between two numbers a slash means 'or'.
    .replace(/^(\s*(?:\+91[\s-]*)?0?\d{2,4})\s*\/(?=\s*\d{6,8}\s*$)/, '$1-')
    .replace(/\s*-[\s-]*/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/^\+?\d[\d -]*$/.test(number) || !/\d$/.test(number)) return undefined
  const digits = number.replace(/\D/g, '').length
  return digits >= 3 && digits <= 15 ? number : undefined
}

/** The `tel:` link for a number: digits and + only. */
export const telLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
