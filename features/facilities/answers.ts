/** What somebody who stands there says of a place. */
export const placeAnswers = ['here', 'broken', 'not-here'] as const
export type PlaceAnswer = (typeof placeAnswers)[number]
export type Doubt = Exclude<PlaceAnswer, 'here'>
/** How many phones gave each answer since staff looked last. */
export type AnswerCounts = Record<PlaceAnswer, number>

/** So many phones, each of another network, have to say that something is wrong before the guide says so. */
const doubtedFrom = 5
/** Of one network at most so many phones count for each side: somebody with many phones does not look like many people. */
export const mostOfNetwork = 1
/** Seconds from which what a phone says counts: one that was made for its answer does not. */
export const knownFrom = 900
/** Places against which one phone, or all of a network, speak within an hour: more is a sweep, which does not count. */
export const sweptFrom = { device: 8, network: 15 }
/** Answers of one phone in 24 hours. */
export const answersPerDay = 60

/** What the guide should say of a place for these answers: undefined while they do not outweigh those who found it. */
export function doubtOf(counts: AnswerCounts): Doubt | undefined {
  const wrong = counts.broken + counts['not-here']
  if (wrong < doubtedFrom || wrong <= counts.here) return undefined
  return counts.broken > counts['not-here'] ? 'broken' : 'not-here'
}
