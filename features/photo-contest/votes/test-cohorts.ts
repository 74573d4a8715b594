import { rushCohorts, type Sign, signs, type VoteCohort } from './cohorts.ts'
import type { RushCell } from './rush.ts'
import type { CastVote } from './test-fairs.ts'

type Network = {
  name: string
  votes: CastVote[]
  devices: Map<string, Set<string>>
  first: number
}
const suspiciousZ = 6
const fewestNetworks = 10
/** The share of a network's devices that must have voted for a photo. */
const alike = 0.8
/** Networks are compared with others of about their size: a home, a lodge, and larger ones, each on its own. */
const sizes = [1, 5, 20] as const
const large = sizes.length

/**
 * Finds cohorts among votes in memory: the reference implementation that the database's must agree with. Cohorts are groups of
 * networks whose votes exceed what networks of their size give to other photos. Voided votes are compared too.
 */
export function findCohorts(votes: readonly CastVote[]): VoteCohort[] {
  const networks = byNetwork(votes)
  const sets = merged([...unusualSets(votes, networks)])
  const inSets = new Set(sets.flatMap(set => [...set].map(({ name }) => name)))
  const left = votes.filter(({ network }) => !inSets.has(network))
  return [...sets.map(set => described(set, votes)), ...rushesIn(left, votes)].toSorted(
    (a, b) => b.signs.length - a.signs.length || b.votes - a.votes,
  )
}

function byNetwork(votes: readonly CastVote[]): Network[] {
  const all = new Map<string, Network>()
  for (const vote of votes) {
    const network: Network = all.get(vote.network) ?? {
      name: vote.network,
      votes: [],
      devices: new Map(),
      first: vote.at,
    }
    all.set(vote.network, network)
    network.votes.push(vote)
    network.first = Math.min(network.first, vote.at)
    const photos = network.devices.get(vote.device) ?? new Set<string>()
    network.devices.set(vote.device, photos.add(vote.photo))
  }
  return [...all.values()]
}

function* unusualSets(votes: readonly CastVote[], networks: readonly Network[]): Generator<Network[]> {
  const votesOf = Map.groupBy(votes, vote => vote.photo)
  const alikeOf = new Map<string, Network[]>()
  for (const network of networks)
    for (const photo of commonPhotos(network)) {
      const key = `${sizeOf(network)} ${photo}`
      alikeOf.set(key, [...(alikeOf.get(key) ?? []), network])
    }
  for (let size = 0; size <= large; size += 1) {
    const counts = [...votesOf].map(([photo, { length }]) => {
      const set = alikeOf.get(`${size} ${photo}`) ?? []
      const own = set.reduce((sum, { devices }) => sum + devices.size, 0)
      // Other votes for the photo, from which follows how many such networks are usual.
      return { set, others: Math.max(1, length - own) }
    })
    const rate = median(counts.map(({ set, others }) => set.length / others))
    for (const { set, others } of counts) {
      const usual = Math.max(2, rate * others)
      if (size === large) {
        // One place with dozens of phones for one photo is its own set.
        for (const network of set) yield [network]
      } else if (set.length >= fewestNetworks && (set.length - usual) / Math.sqrt(usual) > suspiciousZ)
        yield set
    }
  }
}

const sizeOf = ({ devices }: Network): number => {
  const place = sizes.findIndex(most => devices.size <= most)
  return place < 0 ? large : place
}
/** Photos for which nearly all of the network's devices voted. */
function commonPhotos({ devices }: Network): string[] {
  const counts = new Map<string, number>()
  for (const photos of devices.values())
    for (const photo of photos) counts.set(photo, (counts.get(photo) ?? 0) + 1)
  return [...counts].flatMap(([photo, count]) => (count >= alike * devices.size ? photo : []))
}

/** Merges sets that share a fifth of the smaller one, which decoys would otherwise split. */
function merged(sets: readonly Network[][]): Set<Network>[] {
  const whole: Set<Network>[] = []
  for (const set of sets.toSorted((a, b) => b.length - a.length)) {
    const same = whole.find(known => set.filter(network => known.has(network)).length >= set.length / 5)
    if (same) for (const network of set) same.add(network)
    else whole.push(new Set(set))
  }
  return whole
}

function described(set: ReadonlySet<Network>, all: readonly CastVote[]): VoteCohort {
  const votes = [...set].flatMap(network => network.votes)
  const photos = [...Map.groupBy(votes, vote => vote.photo)].map(([photo, { length }]) => ({
    photo,
    votes: length,
  }))
  const times = votes.map(vote => vote.at)
  return {
    networks: [...set].map(({ name }) => name),
    cells: [],
    devices: new Set(votes.map(vote => vote.device)).size,
    votes: votes.length,
    voided: votes.filter(vote => vote.isVoid).length,
    photos: photos.toSorted((a, b) => b.votes - a.votes),
    first: times.reduce((a, b) => Math.min(a, b)),
    last: times.reduce((a, b) => Math.max(a, b)),
    signs: signsOf([...set], votes, all),
  }
}

const cellOf = ({ photo, at, age }: CastVote): RushCell => ({
  ...{ photo, span: Math.floor(at / 600_000), age: Math.floor(age / 5) },
})
const keyOf = ({ photo, span, age }: RushCell) => `${photo} ${span} ${age}`
/** Votes for a photo within ten minutes by phones of one age, far more than other photos get from such phones in that time. */
function rushesIn(votes: readonly CastVote[], all: readonly CastVote[]): VoteCohort[] {
  const inCell = Map.groupBy(votes, vote => keyOf(cellOf(vote)))
  const ofPhoto = Map.groupBy(votes, ({ photo }) => photo)
  const atPlace = Map.groupBy(votes, vote => keyOf({ ...cellOf(vote), photo: '' }))
  const inSpan = Map.groupBy(votes, vote => keyOf({ ...cellOf(vote), age: 0 }))
  const size = (groups: Map<string, CastVote[]>, key: RushCell) => groups.get(keyOf(key))?.length ?? 0
  const cells = [...inCell.values()].flatMap(([vote]) => {
    if (!vote) return []
    const cell = cellOf(vote)
    const count = size(inCell, cell)
    const own = ofPhoto.get(vote.photo)?.length ?? 0
    const others = size(atPlace, { ...cell, photo: '' }) - count
    const usual = Math.max(2, (others * own) / Math.max(1, votes.length - own))
    const isRush =
      count >= 20 &&
      count >= 0.4 * size(inSpan, { ...cell, age: 0 }) &&
      (count - usual) / Math.sqrt(usual) > 6
    return isRush ? [cell] : []
  })
  return rushCohorts(cells).flatMap(own => {
    const keys = new Set(own.map(keyOf))
    const cast = votes.filter(vote => keys.has(keyOf(cellOf(vote))))
    if (cast.length < 30) return []
    const cohort = described(new Set(byNetwork(cast)), all)
    return [{ ...cohort, cells: own, signs: [...cohort.signs, 'rush' as const] }]
  })
}

function signsOf(set: readonly Network[], votes: readonly CastVote[], all: readonly CastVote[]): Sign[] {
  const several = set.filter(({ devices }) => devices.size >= 3)
  const mostCommon = largest(several.map(({ devices }) => devices.size))
  const tight = (some: readonly CastVote[]) => {
    const ages = some.map(vote => vote.age).toSorted((a, b) => a - b)
    const at = (share: number) => ages[Math.floor(share * (ages.length - 1))] ?? 0
    return at(0.9) - at(0.1) <= 5
  }
  const arrivals = set.map(({ first }) => Math.floor(first / 600_000))
  const fullest = largest(arrivals)
  const has: Record<Sign, boolean> = {
    'same-size': several.length >= 20 && mostCommon >= 0.8 * several.length,
    ages: votes.length >= 30 && tight(votes) && !tight(all),
    browsers: votes.length >= 30 && distance(mixOf(votes), mixOf(all)) > 0.25,
    arrival: fullest >= 60 && fullest >= set.length / 2,
    rush: false,
  }
  return signs.filter(sign => has[sign])
}

/** How often the most common value occurs. */
const largest = (values: readonly number[]): number =>
  Math.max(
    0,
    ...Map.groupBy(values, value => value)
      .values()
      .map(group => group.length),
  )

type Mix = Map<string, number>
const mixOf = (votes: readonly CastVote[]): Mix =>
  new Map(
    [...Map.groupBy(votes, vote => vote.browser)].map(([browser, { length }]) => [
      browser,
      length / votes.length,
    ]),
  )
/** Total variation distance: 0 for the same mix, 1 for nothing in common. */
const distance = (a: Mix, b: Mix): number =>
  new Set([...a.keys(), ...b.keys()])
    .values()
    .reduce((sum, name) => sum + Math.abs((a.get(name) ?? 0) - (b.get(name) ?? 0)) / 2, 0)

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
