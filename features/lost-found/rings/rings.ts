import type { AgeBand } from '../missing-person/person-kinds.ts'

/** How far each ring reaches from the place where somebody was last seen, in metres. */
const ringMetres = [500, 1000, 2000, 4000] as const
/** 1 to 4, from the inside. */
export type Ring = 1 | 2 | 3 | 4
export const rings: readonly Ring[] = [1, 2, 3, 4]
export const metresOf = (ring: Ring): number => ringMetres[ring - 1] ?? 0

/**
 * Kilometres an hour by which a search grows. The figures are our own choice: 2 for a small child, 3 for an elder, 4 for everybody else and
 * for whoever may be anybody because nobody told the age; people walk at 4.8 where nothing is in their way (Weidmann, Transporttechnik der
 * Fussgänger, 1993), and a crowd is slower. That small children and people with dementia are found nearest to where they were last seen is
 * from Koester, Lost Person Behavior (2008); its distances are of open country and are not used here.
 */
const pace: Readonly<Record<AgeBand, number>> = { child: 2, teen: 4, adult: 4, elder: 3 }

/**
 * Minutes after somebody was last seen at which a ring is asked: the first at once, each further one when they may have walked to
 * the edge of the previous one.
 */
export const ringDueMinutes = (ring: Ring, age: AgeBand | null): number =>
  ring === 1 ? 0 : Math.ceil((metresOf((ring - 1) as Ring) * 60) / (1000 * pace[age ?? 'adult']))

/** The due rings; `minutes`: since somebody was last seen; a time in the future counts as now. */
export const ringsDue = (minutes: number, age: AgeBand | null): Ring[] =>
  rings.filter(ring => ringDueMinutes(ring, age) <= Math.max(0, minutes))
