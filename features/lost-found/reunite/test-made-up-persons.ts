import { seededRandom } from '#tests/seeded-random.ts'
import { ageBands } from '../missing-person/person-kinds.ts'
import {
  colours,
  coloursLike,
  type Garment,
  garmentsLike,
  placeIds,
  spokenLanguages,
} from './description-kinds.ts'

/** What one side says about a person; null or '' if it says nothing. */
export type MadeUp = {
  sex: string | null
  age_band: string | null
  colours: string[]
  garments: string[]
  place: string | null
  village: string
  first_name: string
  speaks: string | null
  seen_at: Date | null
  created_at: Date
}

/** Hindi letters and how they are written in Latin letters, some in several ways. */
const consonants = [
  ...[
    ['ब', 'b'],
    ['च', 'ch'],
    ['द', 'd'],
    ['ग', 'g'],
    ['ज', 'j'],
    ['क', 'k'],
    ['ल', 'l'],
    ['म', 'm'],
    ['न', 'n'],
  ],
  ...[
    ['प', 'p'],
    ['र', 'r'],
    ['स', 's', 'sh'],
    ['त', 't', 'th'],
    ['व', 'v', 'w'],
  ],
]
const vowels = [
  ['ा', 'a', 'aa'],
  ['ी', 'i', 'ee'],
  ['ू', 'u', 'oo'],
  ['ो', 'o'],
  ['े', 'e'],
]
type Name = string[][]
const hour = 3_600_000

/**
 * Made-up pairs of one person as their group describes them (`lost`) and as a desk sees them (`found`). The noise, by share of
 * cases: sex wrong 1 %, missing 3 %; age one band off 20 %, missing 6 %; a colour taken for a similar one 25 %, another
 * garment's colour named 8 %, none 8 %; kind of clothing confused 15 %, missing 10 %; place: the same 40 %, one or two stops
 * further 40 %, anywhere 20 %, missing 6 %; found a median of 50 minutes later, the time up to half an hour off either way,
 * missing 10 %; village known to both in 55 % (children 25 %), then partly a different one in 20 %; first name known to both in
 * 45 %, then a different one (a nickname) in 20 %; language known to both in 55 %. In half of the cases one side writes names
 * in Hindi and the other in Latin letters; Latin spellings vary.
 */
export function madeUpPairs(count: number, seed: number, now: number): { lost: MadeUp; found: MadeUp }[] {
  const random = seededRandom(seed)
  const chance = (share: number) => random() < share
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const word = (parts: number): Name =>
    Array.from({ length: parts }, () => [pick(consonants), pick(vowels)]).flat()
  const inHindi = (name: Name) => name.map(([letter]) => letter).join('')
  const inEnglish = (name: Name) => name.map(([, ...spellings]) => pick(spellings)).join('')
  const villages = Array.from({ length: 300 }, () => word(3))
  const names = Array.from({ length: 150 }, () => word(2))
  const garmentsOf = (sex: string, band: string): readonly Garment[] => {
    if (sex === 'male')
      return band === 'elder' ? ['dhoti', 'kurta', 'shirt'] : ['shirt', 't-shirt', 'kanwar', 'kurta']
    if (band === 'child') return ['frock', 'salwar', 't-shirt']
    return band === 'elder' ? ['sari'] : ['sari', 'salwar', 'sari', 'lehenga']
  }
  return Array.from({ length: count }, () => {
    const sex = chance(0.55) ? 'female' : 'male'
    const share = random()
    const band = share < 0.15 ? 'child' : share < 0.25 ? 'teen' : share < 0.65 ? 'adult' : 'elder'
    const lostAt = now - 12 * hour + random() * 11 * hour
    const city = chance(0.75)
    const place = city ? 12 + Math.floor(random() * 16) : Math.floor(random() * 12)
    const worn = chance(0.4) ? [pick(colours), pick(colours)] : [pick(colours)]
    const garment = pick(garmentsOf(sex, band))
    const village = pick(villages)
    const first = pick(names)
    const speaks = pick(spokenLanguages.slice(0, 4))
    const told = <T>(value: T, missing: number): T | null => (chance(missing) ? null : value)
    const minutesLater = Math.min(600, -Math.log(1 - random()) * 72)
    const foundAt = lostAt + minutesLater * 60_000
    const half = () => (random() - 0.5) * hour
    const known = chance(band === 'child' ? 0.25 : 0.55)
    const named = chance(0.45)
    const write = chance(0.5) ? inHindi : inEnglish
    const writeBack = chance(0.5) === (write === inHindi) ? inHindi : inEnglish
    const sameTongue = chance(0.55)
    const seenBand = chance(0.2)
      ? (ageBands[Math.max(0, Math.min(3, ageBands.indexOf(band) + (chance(0.5) ? 1 : -1)))] ?? band)
      : band
    const seenColours = chance(0.08)
      ? [pick(colours)]
      : worn.map(one => (chance(0.25) ? (pick(coloursLike([one])) ?? one) : one))
    const seenPlace = chance(0.4)
      ? place
      : chance(0.67)
        ? place + pick([-2, -1, 1, 2])
        : Math.floor(random() * placeIds.length)
    const lost: MadeUp = {
      sex: told(sex, 0.03),
      age_band: told(band, 0.03),
      colours: told([...new Set(worn)], 0.04) ?? [],
      garments: told([garment], 0.05) ?? [],
      place: told(placeIds[place] ?? null, 0.03),
      village: write(village),
      first_name: write(first),
      speaks,
      seen_at: told(new Date(lostAt), 0.05),
      created_at: new Date(lostAt + random() * 0.75 * hour),
    }
    const found: MadeUp = {
      sex: told(chance(0.01) ? (sex === 'male' ? 'female' : 'male') : sex, 0.03),
      age_band: told(seenBand, 0.03),
      colours: told([...new Set(seenColours)], 0.04) ?? [],
      garments:
        told([chance(0.15) ? ((pick(garmentsLike([garment])) ?? garment) as string) : garment], 0.05) ?? [],
      place: told(placeIds[Math.max(0, Math.min(placeIds.length - 1, seenPlace))] ?? null, 0.03),
      village: known ? writeBack(chance(0.2) ? [...village.slice(0, 4), ...word(1)] : village) : '',
      first_name: named ? writeBack(chance(0.2) ? pick(names) : first) : '',
      speaks: sameTongue ? speaks : null,
      seen_at: told(new Date(foundAt + half()), 0.05),
      created_at: new Date(foundAt + random() * 0.5 * hour),
    }
    return { lost, found }
  })
}

/** Stores the pairs as open entries; returns the ids of the two sides. */
export async function keepMadeUp(
  owner: { query: (text: string, values: unknown[]) => Promise<unknown> },
  pairs: readonly { lost: MadeUp; found: MadeUp }[],
): Promise<{ lost: string; found: string }[]> {
  const ids = pairs.map(() => ({ lost: crypto.randomUUID(), found: crypto.randomUUID() }))
  const rows = pairs.flatMap((pair, at) => [
    { ...pair.lost, id: ids[at]?.lost, is_found: false },
    { ...pair.found, id: ids[at]?.found, is_found: true },
  ])
  await owner.query(
    `insert into missing_person_reports (id, name, phone, is_found, person, fingerprint, notice_version, notice_language,
       created_at, sex, age_band, colours, garments, place, village, first_name, speaks, seen_at, is_from_desk)
     select id, '', '', is_found, '', '', 'v1', 'hi', created_at, sex, age_band, colours, garments, place, village,
       first_name, speaks, seen_at, true
     from jsonb_to_recordset($1::jsonb) as r(id uuid, is_found boolean, created_at timestamptz, sex text, age_band text,
       colours text[], garments text[], place text, village text, first_name text, speaks text, seen_at timestamptz)`,
    [JSON.stringify(rows)],
  )
  return ids
}
