export const kinds = ['wire', 'drain', 'crush', 'fire', 'water', 'other'] as const
export type Kind = (typeof kinds)[number]
/** Staff's statements about a danger: seen, being fixed, fixed, not so. */
export const answers = ['seen', 'mending', 'mended', 'not-so'] as const
export type DangerAnswer = (typeof answers)[number]
/** `reported`: nobody has looked yet, so only staff and its sender see it. */
export type State = 'reported' | DangerAnswer
export const longestWords = 300
/** Longest words of staff for walkers, who read them while walking. */
export const longestNote = 140
/** Local storage key of the outbox's replies: it tells whether this phone has reported anything. */
export const repliesKey = 'dangers-sent'
/** Version of the notice (notice-texts.ts): stored with every report. */
export const dangerNoticeVersion = 'danger-1'
/** Walkers' answers: fine now, or still dangerous. */
export const walkerAnswers = ['fine', 'still'] as const
export type WalkerAnswer = (typeof walkerAnswers)[number]
/** Answers of one phone in 24 hours. */
export const answersPerDay = 60
