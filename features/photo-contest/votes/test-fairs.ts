import { seededRandom } from '#tests/seeded-random.ts'

/** A vote as the audit compares it. `age`: seconds of the device at its vote; `at` in ms; `browser`: only its family. */
export type CastVote = {
  photo: string
  device: string
  network: string
  age: number
  at: number
  browser: string
  isVoid: boolean
}

/** Random numbers, the same for the same seed. */
export function dice(seed: number) {
  const roll = seededRandom(seed)
  const below = (n: number) => Math.floor(roll() * n)
  return { roll, below, skewed: (n: number) => Math.floor(n * roll() ** 2) }
}
export type Dice = ReturnType<typeof dice>

export const target = 'target'
export const rival = 'photo-3'
const photos = 99
const fairMs = 500 * 3_600_000
const weekMs = 7 * 86_400_000

const browser = ({ roll }: Dice) => {
  const at = roll()
  return at < 0.72 ? 'chrome' : at < 0.84 ? 'samsung' : at < 0.9 ? 'safari' : at < 0.95 ? 'uc' : 'other'
}
/** Most people vote within minutes of their first visit, some on another day. */
const age = ({ roll }: Dice) =>
  roll() < 0.7 ? Math.round(15 + 600 * roll() ** 2) : Math.round(roll() * 500_000)

type Person = { name: string; network: string; at: number; photos: readonly string[] }
/** The votes of one phone, a few seconds apart. */
const votesOf = (dices: Dice, { name, network, at, photos: chosen }: Person): CastVote[] => {
  const own = { device: name, network, browser: browser(dices), isVoid: false }
  const first = age(dices)
  return [...new Set(chosen)].map((photo, n) => ({ ...own, photo, age: first + 20 * n, at: at + 20_000 * n }))
}
const liked = (dices: Dice) =>
  Array.from({ length: 1 + dices.skewed(5) }, () => {
    const photo = dices.skewed(photos + 1)
    return photo === photos ? target : `photo-${photo}`
  })

/** People at their phones: nine in ten behind 63 carrier addresses, the others at home, where a family may vote together. */
export function honestFair(dices: Dice, people: number): CastVote[] {
  const votes: CastVote[] = []
  for (let person = 0; person < people; person += 1) {
    const isHome = dices.roll() < 0.1
    const network = isHome ? `home-${dices.below(2000)}` : `carrier-${dices.skewed(63)}`
    const at = dices.roll() * fairMs
    const chosen = liked(dices)
    const family = isHome && dices.roll() < 0.3 ? dices.below(4) : 0
    for (let member = 0; member <= family; member += 1)
      votes.push(
        ...votesOf(dices, {
          name: `p${person}.${member}`,
          network,
          at: at + member * 60_000,
          photos: chosen,
        }),
      )
  }
  return votes
}

/** Honest crowds that vote together for one photo. */
export const crowds: Record<string, (dices: Dice) => CastVote[]> = {
  /** 300 pupils on one line in one morning. */
  school: dices =>
    Array.from({ length: 300 }, (_, n) =>
      votesOf(dices, {
        name: `pupil-${n}`,
        network: 'school',
        at: 9e8 + dices.roll() * 3 * 3_600_000,
        photos: [target, ...(dices.roll() < 0.5 ? liked(dices) : [])],
      }),
    ).flat(),
  /** 200 households in two days, one to four phones each, half of them on mobile networks. */
  village: dices =>
    Array.from({ length: 200 }, (_, house) => {
      const at = 9e8 + dices.roll() * 2 * 86_400_000
      const network = dices.roll() < 0.5 ? `village-${house}` : `carrier-${dices.skewed(63)}`
      return Array.from({ length: 1 + dices.below(4) }, (_, n) =>
        votesOf(dices, {
          name: `villager-${house}.${n}`,
          network,
          at: at + n * 120_000,
          photos: [target, ...(dices.roll() < 0.4 ? liked(dices) : [])],
        }),
      ).flat()
    }).flat(),
  /** 400 friends on mobile networks within an hour of a message. */
  message: dices =>
    Array.from({ length: 400 }, (_, n) =>
      votesOf(dices, {
        name: `friend-${n}`,
        network: `carrier-${dices.skewed(63)}`,
        at: 9e8 + dices.roll() * 3_600_000,
        photos: [target],
      }),
    ).flat(),
}

type Bots = { networks: number; devices: number; overMs: number; decoys?: readonly string[] }
/** Programs: each device votes seconds after it was created. */
const bots =
  ({ networks, devices, overMs, decoys = [] }: Bots) =>
  (dices: Dice): CastVote[] =>
    Array.from({ length: networks }, (_, network) => {
      const at = 9e8 + dices.roll() * overMs
      return Array.from({ length: devices }, (_, n) => {
        const bot = { name: `bot-${network}.${n}`, network: `rented-${network}`, at: at + n * 10 }
        return votesOf(dices, { ...bot, photos: [target, ...decoys] }).map(vote => ({
          ...vote,
          age: 2 + dices.below(3),
          browser: 'chrome',
        }))
      }).flat()
    }).flat()

/** Attacks for the target photo. */
export const attacks: Record<string, (dices: Dice) => CastVote[]> = {
  'one machine': bots({ networks: 1, devices: 1400, overMs: 1 }),
  '700 networks in 13 s': bots({ networks: 700, devices: 2, overMs: 13_000 }),
  'slow drip over a week': bots({ networks: 700, devices: 2, overMs: weekMs }),
  'decoys for a rival': bots({ networks: 700, devices: 2, overMs: weekMs, decoys: [rival] }),
  // A program on carrier phones, whose addresses it shares with honest people, in half an hour.
  'among honest votes of 40 carriers': dices =>
    Array.from({ length: 400 }, (_, n) => {
      const bot = { name: `bot-${n}`, network: `carrier-${n % 40}`, at: 9e8 + 4500 * n }
      return votesOf(dices, { ...bot, photos: [target] }).map(vote => ({ ...vote, age: dices.below(4) }))
    }).flat(),
}
