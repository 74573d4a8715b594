import { normalizePhone } from '#common/phone-number.ts'

/** Whether what was typed is ten digits in any writing (specification §5, design reading 6). */
export const isPhone = (typed: string): boolean => /^[0-9]{10}$/.test(normalizePhone(typed) ?? '')

/** Keeps a phone field at ten digits: a pasted +91 or 0 before them is understood, an eleventh digit is not taken. */
export function limitPhone(typed: string): string {
  if (typed.length <= 10) return typed
  if (isPhone(typed)) return normalizePhone(typed) ?? ''
  return /^\p{Nd}+$/u.test(typed) ? typed.slice(0, 10) : typed.slice(0, 17)
}

/** Digits typed so far, for the counter. */
export const countDigits = (typed: string): number => typed.match(/\p{Nd}/gu)?.length ?? 0
