export const kinds = ['wire', 'drain', 'crush', 'fire', 'water', 'other'] as const
export type Kind = (typeof kinds)[number]
/** What staff say of a danger: they saw it, it is being mended, it is mended, it is not so. */
export const answers = ['seen', 'mending', 'mended', 'not-so'] as const
export type DangerAnswer = (typeof answers)[number]
/** `reported`: nobody has looked yet, so it is told to nobody but staff and its sender. */
export type State = 'reported' | DangerAnswer
export const longestWords = 300
/** Staff's words to walkers are read while walking. */
export const longestNote = 140
/** Local storage where the outbox keeps the replies: says whether this phone has reported anything. */
export const repliesKey = 'dangers-sent'
/** Version of the notice (notice-texts.ts): stored with every report. */
export const dangerNoticeVersion = 'danger-1'
/** What a walker says who stands there: it is fine now, or still dangerous. */
export const walkerAnswers = ['fine', 'still'] as const
export type WalkerAnswer = (typeof walkerAnswers)[number]
/** Answers of one phone in 24 hours. */
export const answersPerDay = 60
