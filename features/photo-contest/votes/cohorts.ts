import type { RushCell } from './rush.ts'

/**
 * Signs that a program voted, not people. `same-size`: most networks have the same number of devices. `ages`: devices voted
 * at the same age, within 5 s. `browsers`: another mix of browsers than everywhere. `arrival`: dozens of new networks
 * within ten minutes. `rush`: phones of one age in the same minutes, among honest votes of the same networks.
 */
export const signs = ['same-size', 'ages', 'browsers', 'arrival', 'rush'] as const
export type Sign = (typeof signs)[number]
/**
 * Networks that behave alike and unlike all others: nearly every device of each votes for the same photo. Decoy votes for other
 * photos belong to it too. Without a sign it is only unusual: a village or a school that votes together.
 */
export type VoteCohort = {
  networks: string[]
  /** Set if it is not all votes of these networks: only those in these cells. */
  cells: RushCell[]
  devices: number
  votes: number
  voided: number
  /** Most votes first. */
  photos: { photo: string; votes: number }[]
  first: number
  last: number
  signs: Sign[]
}

/** Networks of one size of which nearly every device voted for the photo. */
export type AlikeSet = { size: number; photo: string; networks: number; devices: number }

const suspiciousZ = 6
const fewestNetworks = 10
/** Share of a network's devices that voted for the photo. */
export const alikeShare = 0.8
/** Networks are compared with those of about their size, in devices: a home, a lodge, and larger ones, each by itself. */
export const sizes = [1, 5, 20] as const
export const large = sizes.length

/**
 * The sets that exceed what networks of their size give to other photos. `votes`: of every photo. Large networks are not among
 * them: one place with dozens of phones for one photo is a set of its own.
 */
export function unusualSets(
  votes: readonly { photo: string; votes: number }[],
  alike: readonly AlikeSet[],
): AlikeSet[] {
  return sizes.flatMap((_, size) => {
    const ofPhoto = new Map(alike.filter(set => set.size === size).map(set => [set.photo, set]))
    const counts = votes.map(({ photo, votes: all }) => {
      const set = ofPhoto.get(photo)
      // Votes of the others, from which the usual number of such networks follows.
      return { set, networks: set?.networks ?? 0, others: Math.max(1, all - (set?.devices ?? 0)) }
    })
    const rate = median(counts.map(({ networks, others }) => networks / others))
    return counts.flatMap(({ set, networks, others }) => {
      const usual = Math.max(2, rate * others)
      const isUnusual = networks >= fewestNetworks && (networks - usual) / Math.sqrt(usual) > suspiciousZ
      return set && isUnusual ? [set] : []
    })
  })
}

/** Sets of names of networks that share a fifth of the smaller one are one: decoys would make two of it. */
export function merged(sets: readonly (readonly string[])[]): Set<string>[] {
  const whole: Set<string>[] = []
  for (const set of sets.toSorted((a, b) => b.length - a.length)) {
    const same = whole.find(known => set.filter(name => known.has(name)).length >= set.length / 5)
    if (same) for (const name of set) same.add(name)
    else whole.push(new Set(set))
  }
  return whole
}

/** Cells as cohorts: those at the same minutes and ages are one, whichever photo they are for, since decoys would make two of it. */
export function rushCohorts(cells: readonly RushCell[]): RushCell[][] {
  const key = ({ span, age }: RushCell) => `${span} ${age}`
  const photos = [...new Set(cells.map(({ photo }) => photo))]
  return merged(photos.map(photo => cells.filter(cell => cell.photo === photo).map(key))).map(keys =>
    cells.filter(cell => keys.has(key(cell))),
  )
}

/** The facts about a cohort from which its signs are derived. */
export type CohortFacts = {
  votes: number
  networks: number
  /** Networks of at least three devices, and how many of these have the most common number of devices. */
  several: number
  most_common: number
  /** Most networks whose first vote lies in the same ten minutes. */
  fullest: number
  /** Seconds between the ages of devices of which a tenth is younger and a tenth older. */
  age_spread: number
  /** Votes by family of browser. */
  browsers: ReadonlyMap<string, number>
}

/** The signs of a cohort compared with all votes. */
export function signsOf(
  cohort: CohortFacts,
  all: Pick<CohortFacts, 'age_spread' | 'browsers'>,
  isRush = false,
): Sign[] {
  const isTight = ({ age_spread }: Pick<CohortFacts, 'age_spread'>) => age_spread <= 5
  const { votes, networks, several, most_common, fullest } = cohort
  const has: Record<Sign, boolean> = {
    'same-size': several >= 20 && most_common >= 0.8 * several,
    ages: votes >= 30 && isTight(cohort) && !isTight(all),
    browsers: votes >= 30 && distance(cohort.browsers, all.browsers) > 0.25,
    arrival: fullest >= 60 && fullest >= networks / 2,
    rush: isRush,
  }
  return signs.filter(sign => has[sign])
}

/** Total variation distance of two mixes: 0 for the same, 1 for nothing in common. */
function distance(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const total = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [ofA, ofB] = [total(a), total(b)]
  const names = new Set([...a.keys(), ...b.keys()])
  return [...names].reduce(
    (sum, name) => sum + Math.abs((a.get(name) ?? 0) / ofA - (b.get(name) ?? 0) / ofB) / 2,
    0,
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
