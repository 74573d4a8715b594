import { setImmediate as breathe } from 'node:timers/promises'
import { seededRandom } from '#tests/seeded-random.ts'
import { world } from '#tests/world/fixture.ts'
import type { AgeBand } from '../missing-person/person-kinds.ts'
import { reportById } from '../missing-person/reports.server.ts'
import { proposalsFor } from '../reunite/proposals.server.ts'
import { type MadeUp, madeUpPairs } from '../reunite/test-made-up-persons.ts'
import type { LostFoundTables } from '../tables.server.ts'
import { letPass, north, onDutyAt, plantPost, sweep } from './test-rings.ts'

/** Kilometres per hour at which a lost person strays, and the share of minutes in which they stand still. All made up. */
const strays: Readonly<Record<AgeBand, readonly [number, number]>> = {
  ...{ child: [2, 0.5], teen: [3, 0.4], adult: [3, 0.4], elder: [2, 0.6] },
}
/** Metres from a post within which the person asked sees them, and the share of minutes in which they do. */
const [seenWithin, seenShare] = [60, 0.3]
/**
 * The share of minutes in which a passer-by tells the desk that somebody looks lost, and the minutes until the desk has looked.
 */
const [toldShare, deskMinutes] = [0.02, 3]
const [posts, apart, staff, longest] = [60, 200, 40, 90] as const

type Lost = { id: string; at: number; way: number; band: AgeBand; found: MadeUp }

/**
 * Made-up cases on a walk of 12 km with 60 posts and 40 people on duty, all open at once, simulated minute by minute for an
 * hour and a half. The server asks its own rings, and the people asked look out; passers-by report some to the desk, noisily,
 * and the desk finds the right person only if they are among its three proposals. `asked`: people per case; `minutes`: until
 * the match.
 */
export async function searchInTheCrowd(count: number, seed: number) {
  const random = seededRandom(seed)
  for (let n = 0; n < posts; n += 1) await plantPost(codeOf(n), n * apart)
  const places = new Map<string, number>()
  for (let n = 0; n < staff; n += 1) {
    const post = Math.floor(random() * posts)
    const { username } = await onDutyAt(`Post ${codeOf(post)} (${n})`, 'crowd-reporter')
    places.set(username, post * apart)
  }
  const lost = await keep(count, seed, random)
  const matched: { minutes: number; how: 'asked' | 'passer-by' }[] = []
  const close = async (one: Lost, minutes: number, how: 'asked' | 'passer-by') => {
    matched.push({ minutes, how })
    await world.owner.query(
      `update missing_person_reports set status = 'closed', closed_at = now() where id = $1`,
      [one.id],
    )
    lost.delete(one.id)
  }
  // Each sweep starts two hundred searches.
  for (let n = 0; n < count; n += 200) await sweep()
  const waiting: { one: Lost; minute: number }[] = []
  for (let minute = 0; minute <= longest && lost.size > 0; minute += 1) {
    const { rows } = await world.owner.query<{ id: string; told: string[] }>(
      `select person_id as id, array_agg(name) as told from search_rings, unnest(told) as name group by person_id`,
    )
    const told = new Map(rows.map(row => [row.id, row.told.map(name => places.get(name) ?? Number.NaN)]))
    for (const one of [...lost.values()]) {
      const isNear = told.get(one.id)?.some(at => Math.abs(at - one.at) <= seenWithin)
      if (isNear && random() < seenShare) await close(one, minute, 'asked')
      else if (random() < toldShare && (await isProposed(one)))
        waiting.push({ one, minute: minute + deskMinutes })
      move(one, random)
    }
    for (const { one } of waiting.filter(({ minute: due }) => due === minute))
      if (lost.has(one.id)) await close(one, minute, 'passer-by')
    await letPass(1)
    await sweep()
    await breathe()
  }
  return { figures: await figuresOf(matched), secrets: await secretsOf() }
}

const codeOf = (n: number) =>
  `${String.fromCharCode(65 + Math.floor(n / 10))}${String(n % 10).padStart(2, '0')}`

async function keep(count: number, seed: number, random: () => number): Promise<Map<string, Lost>> {
  const lost = new Map<string, Lost>()
  for (const [n, pair] of madeUpPairs(count, seed, Date.now()).entries()) {
    const share = random()
    const band: AgeBand = share < 0.45 ? 'child' : share < 0.6 ? 'teen' : 'elder'
    const post = Math.floor(random() * posts)
    const id = crypto.randomUUID()
    await world.owner.query(
      `insert into missing_person_reports (id, name, phone, is_found, person, marks, last_seen, fingerprint, notice_version,
         notice_language, created_at, sex, age_band, colours, garments, village, first_name, speaks, is_from_desk)
       values ($1, $2, $3, false, $4, $5, $6, '', 'v1', 'hi', now(), $7, $8, $9, $10, $11, $12, $13, true)`,
      [
        ...[id, `kanariname${n}x`, String(9_000_000_000 + n), `kanariwords${n}x`, `kanarimarks${n}x`],
        ...[`Post ${codeOf(post)}`, pair.lost.sex, band, pair.lost.colours, pair.lost.garments],
        ...[pair.lost.village, pair.lost.first_name, pair.lost.speaks],
      ],
    )
    lost.set(id, { id, at: post * apart, way: random() < 0.5 ? 1 : -1, band, found: pair.found })
  }
  return lost
}

function move(one: Lost, random: () => number): void {
  const [kmh, stands] = strays[one.band]
  if (random() < stands) return
  if (random() < 0.1) one.way = -one.way
  one.at += (one.way * (kmh * 1000)) / 60
}

/** A passer-by reports somebody; true if the desk has the right person among its three proposals. */
async function isProposed(one: Lost): Promise<boolean> {
  const { sex, colours, garments, first_name, speaks, village } = one.found
  const db = world.context.db.withTables<LostFoundTables>()
  const { rows } = await world.owner.query<{ id: string }>(
    `insert into missing_person_reports (id, name, phone, is_found, is_sighting, person, last_seen, fingerprint, notice_version,
       notice_language, created_at, sex, age_band, colours, garments, first_name, speaks, village, lat, lng, accuracy_m, position_at)
     values (gen_random_uuid(), '', '', true, true, '', $1, '', 'v1', 'hi', now(), $2, $3, $4, $5, $6, $7, $8, $9, 85.39, 20, now())
     returning id`,
    ['', sex, one.band, colours, garments, first_name, speaks, village, north(one.at)],
  )
  const me = await reportById(db, rows[0]?.id ?? '')
  const { proposals } = me ? await proposalsFor(db, me) : { proposals: [] }
  return proposals.some(({ id }) => id === one.id)
}

async function figuresOf(matched: readonly { minutes: number; how: string }[]) {
  const { rows } = await world.owner.query<{ rings: number; asked: number; distinct: number }>(
    `select count(*)::int as rings, sum(cardinality(told))::int as asked,
       (select count(distinct name) from search_rings g2, unnest(g2.told) as name where g2.person_id = g.person_id)::int as distinct
     from search_rings g group by person_id`,
  )
  const asked = rows.map(row => row.asked).toSorted((a, b) => a - b)
  const minutes = matched.map(one => one.minutes).toSorted((a, b) => a - b)
  const at = (list: readonly number[], share: number) => list[Math.floor((list.length - 1) * share)]
  const some = (rings: number) => rows.filter(row => row.rings === rings).length
  return {
    searched: rows.length,
    matched: matched.length,
    byAsked: matched.filter(({ how }) => how === 'asked').length,
    askedP50: at(asked, 0.5),
    askedP95: at(asked, 0.95),
    askedMost: asked.at(-1),
    askedTwice: rows.filter(row => row.asked !== row.distinct).length,
    rings: [1, 2, 3, 4].map(some),
    minutesP50: at(minutes, 0.5),
    minutesP95: at(minutes, 0.95),
  }
}

/** What only desks may read: the reporter's words, name and number, marks, and every longer name and village. */
async function secretsOf(): Promise<string[]> {
  const { rows } = await world.owner.query<{ secret: string }>(
    `select distinct secret from missing_person_reports,
       unnest(array[name, phone, person, marks, village, first_name]) as secret where length(secret) >= 6`,
  )
  return rows.map(({ secret }) => secret)
}
