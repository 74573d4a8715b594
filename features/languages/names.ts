import type { Text } from '#common/text.ts'

/** Languages that may replace Hindi, by their codes (ISO 639). */
export const thirdLanguages = ['mai', 'bho'] as const
export type ThirdCode = (typeof thirdLanguages)[number]

/** `own`: how its speakers write its name. */
export const languageNames: Readonly<Record<ThirdCode, { own: string; name: Text }>> = {
  mai: { own: 'मैथिली', name: { en: 'Maithili', hi: 'मैथिली' } },
  bho: { own: 'भोजपुरी', name: { en: 'Bhojpuri', hi: 'भोजपुरी' } },
}
