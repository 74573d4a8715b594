/** Answers of somebody at the place. */
export const placeAnswers = ['here', 'broken', 'not-here'] as const
export type PlaceAnswer = (typeof placeAnswers)[number]
export type Doubt = Exclude<PlaceAnswer, 'here'>
/** How many phones gave each answer since staff's last check. */
export type AnswerCounts = Record<PlaceAnswer, number>

/** Phones, each of another network, that must say that something is wrong before the guide shows it. */
const doubtedFrom = 5
/** Most phones of one network that count for each side, so that somebody with many phones does not look like many people. */
export const mostOfNetwork = 1
/** Seconds for which a phone must have been known: one that was made for its answer does not count. */
export const knownFrom = 900
/** Most places that one phone, or all of a network, may speak against within an hour: more is a sweep, which does not count. */
export const sweptFrom = { device: 8, network: 15 }
/** Answers of one phone in 24 hours. */
export const answersPerDay = 60

/** What the guide should say about a place according to these answers; undefined while they do not outweigh those who found it. */
export function doubtOf(counts: AnswerCounts): Doubt | undefined {
  const wrong = counts.broken + counts['not-here']
  if (wrong < doubtedFrom || wrong <= counts.here) return undefined
  return counts.broken > counts['not-here'] ? 'broken' : 'not-here'
}
