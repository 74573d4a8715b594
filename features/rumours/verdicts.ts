/** What an office knows: it has heard the rumour, is checking it, it is true, or it is not. */
export const verdicts = ['heard', 'checking', 'true', 'not-true'] as const
export type Verdict = (typeof verdicts)[number]
export const longestSaid = 160
export const longestAnswer = 200
export const longestOffice = 60
/** How many days an answer is shown. */
export const shownDays = 7
