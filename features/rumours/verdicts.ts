/** What an office knows: it was heard, it is being looked into, it is true, it is not. */
export const verdicts = ['heard', 'checking', 'true', 'not-true'] as const
export type Verdict = (typeof verdicts)[number]
export const longestSaid = 160
export const longestAnswer = 200
export const longestOffice = 60
/** Days for which an answer is shown after it was given. */
export const shownDays = 7
