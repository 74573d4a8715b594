import { type Selectable, sql } from 'kysely'
import { exactKm, type Point } from '#common/distance.ts'
import { sayTime } from '#common/fair-time.ts'
import type { Permission } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { Language, Text } from '#common/text.ts'
import { walkPlaces } from '#content/walk-places.ts'
import { type CaseAbout, type CaseKind, type CaseSource, raiseCase, settleCase } from '#kit/server/cases.ts'
import type { AppContext, Landmark, OnDuty } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { landmarkIn, landmarksOf } from '#kit/server/landmarks.ts'
import { offered } from '#kit/server/offered.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { nobodyCase } from '../missing-person/cases.server.ts'
import type { ReportRow } from '../missing-person/reports.server.ts'
import { sayClothing } from '../reunite/clothing-words.ts'
import { sayWho } from '../reunite/person-words.ts'
import type { LostFoundDatabase, LostFoundTables } from '../tables.server.ts'
import type { Search, SearchOrder } from './contract.ts'
import { metresOf, type Ring, ringDueMinutes, rings, ringsDue } from './rings.ts'

type Db = LostFoundDatabase
type Context = Pick<AppContext, 'db' | 'features'>
type SearchRow = Selectable<LostFoundTables['searches']>
/** The kind of case by which those on duty in a ring are asked. */
const ringCase = 'search-ring'
/** The permission needed to see such a case. */
const asked: Permission = 'dashboard'
/**
 * Searches of one network that start automatically within a quarter of an hour; a desk starts further ones. Thousands of phones
 * of a carrier may share a network.
 */
const mostOfNetwork = 10
/** Reports of one network that one sweep reads; those without a place take nobody's turn. */
const mostRead = 50
/** A phone whose position is less exact than this, in metres, does not set where a search starts. */
const roughM = 300

/** Where somebody was last seen: the post or place that the report names, or else the phone's position. */
function startOf(row: ReportRow, landmarks: readonly Landmark[]): { name: Text; point: Point } | undefined {
  const walk = walkPlaces.find(({ id }) => id === row.place)?.name.en
  const named = [
    landmarkIn(row.last_seen, landmarks),
    landmarks.find(({ name, point }) => point && name.en === walk),
  ].find(one => one?.point)
  if (named?.point) return { name: named.name, point: named.point }
  if (row.lat === null || row.lng === null || (row.accuracy_m ?? roughM) >= roughM) return undefined
  return {
    name: { en: 'where it was reported', hi: 'जहाँ से सूचना आई' },
    point: { lat: row.lat, lng: row.lng },
  }
}

/**
 * Starts the search for each missing child or elder, and for anybody of unknown age, whose last known place is known. Within a
 * network each phone's first report comes before the second of any, then a known phone before a new one, then the newest.
 */
async function beginSearches(context: Context, db: Db): Promise<string[]> {
  const { rows } = await sql<ReportRow & { begun: number }>`
    with begun as (
      select r.network, count(*)::int as begun
      from search_rings g join searches s using (person_id) join missing_person_reports r on r.id = s.person_id
      where g.ring = 1 and g.told_at > now() - interval '15 minutes' and s.started_by = '' group by r.network)
    select waiting.*, coalesce(begun, 0) as begun
    from (
      select *, row_number() over (partition by network order by of_sender, is_known_phone desc, arrival desc) as turn
      from (
        select *, row_number() over (partition by network, device order by arrival desc) as of_sender
        from missing_person_reports
        where status = 'open' and not is_found and age_band is distinct from 'adult'
          and arrived_at > now() - interval '12 hours'
          and not exists (select from searches where person_id = missing_person_reports.id)) by_sender) waiting
      left join begun using (network)
    where network = '' or turn <= ${mostRead} order by turn, arrival desc limit 500`.execute(db)
  if (rows.length === 0) return []
  const landmarks = await landmarksOf(context, { alsoGone: true })
  const begun = []
  const ofNetwork = new Map<string, number>()
  for (const row of rows) {
    const start = startOf(row, landmarks)
    const before = ofNetwork.get(row.network) ?? row.begun
    if (!start || (row.network !== '' && before >= mostOfNetwork)) continue
    ofNetwork.set(row.network, before + 1)
    if (await begin(db, row.id, start, '')) begun.push(row.id)
  }
  return begun
}

/** Stores where the rings of a search start; false if it has already started. */
async function begin(db: Db, id: string, { name, point }: { name: Text; point: Point }, by: string) {
  const { numAffectedRows } = await sql`
    insert into searches (person_id, place_en, place_hi, lat, lng, since, started_by)
    select id, ${name.en}, ${name.hi}, ${point.lat}, ${point.lng}, least(coalesce(seen_at, arrived_at), arrived_at), ${by}
    from missing_person_reports where id = ${id} on conflict do nothing`.execute(db)
  return Number(numAffectedRows) > 0
}

/** The people on duty who may be asked, and where they are. */
async function peopleToAsk(context: Context): Promise<OnDuty[]> {
  const of = context.features
  const [people, names] = await Promise.all([
    offered(of, 'onDuty')?.(context) ?? [],
    offered(of, 'namesWho')?.(context.db, asked) ?? [],
  ])
  const known = new Set(names)
  return people.filter(({ username }) => known.has(username))
}

/**
 * Asks one ring, once: everybody on duty in it who was not asked before. If nobody is there, the desks are told. Returns how many
 * were asked; undefined if the ring was already asked, or the search is stopped or over.
 */
const askRing = (db: Db, id: string, ring: Ring, people: readonly OnDuty[], by: string) =>
  db.transaction().execute(async transaction => {
    const search = await lockedSearch(transaction, id)
    if (!search) return undefined
    const before = await transaction
      .selectFrom('search_rings')
      .select('told')
      .where('person_id', '=', id)
      .execute()
    const known = new Set(before.flatMap(({ told }) => told))
    const told = people
      .filter(({ point }) => point && exactKm(point, search) * 1000 <= metresOf(ring))
      .map(({ username }) => username)
      .filter(username => !known.has(username))
    const kept = await transaction
      .insertInto('search_rings')
      .values({ person_id: id, ring, told, widened_by: by })
      .onConflict(conflict => conflict.columns(['person_id', 'ring']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept) return undefined
    if (told.length > 0) await raiseCase(transaction, ringCase, kept.id)
    else await raiseCase(transaction, nobodyCase, id)
    return told.length
  })

/** Asks these rings from the inside; if nobody is in one, the next follows at once. Returns whether anybody was asked. */
async function askRings(
  db: Db,
  id: string,
  open: readonly Ring[],
  isDue: (ring: Ring) => boolean,
  people: readonly OnDuty[],
  by = '',
): Promise<boolean> {
  let isEmpty = false
  let isAsked = false
  for (const ring of open) {
    if (!isEmpty && !isDue(ring)) break
    const many = await askRing(db, id, ring, people, by)
    if (many === undefined) break
    isAsked = true
    isEmpty = many === 0
  }
  return isAsked
}

type Active = Point & {
  id: string
  age_band: ReportRow['age_band']
  minutes: number
  asked: Ring[]
  told: string[]
}
const openRings = (asked: readonly Ring[]) => rings.filter(ring => !asked.includes(ring))

/** Starts what can start and asks every due ring, by the database's time. Returns the persons whom desks have to fetch again. */
export async function widenSearches(context: Context): Promise<string[]> {
  const db = context.db.withTables<LostFoundTables>()
  const changed = new Set(await beginSearches(context, db))
  const { rows } = await sql<Active>`
    select s.person_id as id, r.age_band, (extract(epoch from now() - s.since) / 60)::float8 as minutes,
      array(select ring from search_rings where person_id = s.person_id)::int[] as asked,
      array(select unnest(told) from search_rings where person_id = s.person_id) as told, s.lat, s.lng
    from searches s join missing_person_reports r on r.id = s.person_id
    where r.status = 'open' and s.stopped_at is null`.execute(db)
  if (rows.length === 0) return [...changed]
  const people = await peopleToAsk(context)
  for (const row of rows) {
    const { id, age_band, minutes, asked } = row
    const now = new Set(ringsDue(minutes, age_band))
    if (await askRings(db, id, openRings(asked), ring => now.has(ring), people)) changed.add(id)
    if (asked.length > 0 && newIn(people, row, asked, row.told).length > 0 && (await askNew(db, id, people)))
      changed.add(id)
  }
  return [...changed]
}

/** People on duty within the rings that were asked who have not been asked. */
const newIn = (people: readonly OnDuty[], from: Point, asked: readonly Ring[], told: readonly string[]) => {
  const metres = Math.max(...asked.map(metresOf))
  return people
    .filter(
      ({ point, username }) => point && !told.includes(username) && exactKm(point, from) * 1000 <= metres,
    )
    .map(({ username }) => username)
}

/** Asks whoever came on duty within the asked rings since, together with the outermost ring. Returns whether anybody was asked. */
const askNew = (db: Db, id: string, people: readonly OnDuty[]) =>
  db.transaction().execute(async transaction => {
    const search = await lockedSearch(transaction, id)
    if (!search) return false
    const asked = await transaction
      .selectFrom('search_rings')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('ring', 'desc')
      .execute()
    const [outer] = asked
    const names = asked.flatMap(({ told }) => told)
    const more = outer ? newIn(people, search, [outer.ring as Ring], names) : []
    if (!outer || more.length === 0) return false
    await transaction
      .updateTable('search_rings')
      .set({ told: [...outer.told, ...more] })
      .where('id', '=', outer.id)
      .execute()
    await raiseCase(transaction, ringCase, outer.id)
    return true
  })

/** A search in progress, locked; undefined if it was stopped or is over. */
async function lockedSearch(transaction: Db, id: string): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`
    select s.* from searches s join missing_person_reports r on r.id = s.person_id
    where s.person_id = ${id} and s.stopped_at is null and r.status = 'open' for update of s`.execute(
    transaction,
  )
  return rows[0]
}

/** Does what a desk orders. */
export async function orderSearch(context: Context, id: string, order: SearchOrder, by: By): Promise<void> {
  const db = context.db.withTables<LostFoundTables>()
  if (order.what === 'start') return await startAnew(context, db, id, order.place, by)
  // The ring that this desk saw as the next one, so that another desk's tap, or a second tap, asks no ring further out.
  const open = await db.transaction().execute(async trx => {
    await resumeOrStop(trx, id, order.what === 'stop', by)
    const left = openRings(await askedRings(trx, id))
    if (order.what === 'widen' && (!left[0] || metresOf(left[0]) !== order.metres))
      refuse('already-asked', 409, 'This ring has been asked.')
    return left
  })
  if (order.what === 'widen')
    await askRings(db, id, open, ring => ring === open[0], await peopleToAsk(context), by.staff.username)
}

async function startAnew(context: Context, db: Db, id: string, place: string, { staff, at }: By) {
  const found = landmarkIn(place, await landmarksOf(context, { alsoGone: true }))
  const point = found?.point
  if (!found || !point) return refuse('unknown-place', 409, 'The guide knows no position of this place.')
  await db.transaction().execute(async transaction => {
    await lockedOpen(transaction, id)
    await endSearch(transaction, id, staff.username)
    await transaction.deleteFrom('searches').where('person_id', '=', id).execute()
    await begin(transaction, id, { name: found.name, point }, staff.username)
    const after = { place: found.name.en }
    await audit(transaction, { staff, at, action: 'search-started', subject: 'missing-person', id, after })
  })
}

async function resumeOrStop(transaction: Db, id: string, isStop: boolean, { staff, at }: By) {
  await lockedOpen(transaction, id)
  const row = await transaction
    .updateTable('searches')
    .set({ stopped_at: isStop ? sql<Date>`now()` : null })
    .where('person_id', '=', id)
    .returning('person_id')
    .executeTakeFirst()
  if (!row) refuse('not-begun', 409, 'Nobody has said where they were last seen.')
  if (isStop) await endSearch(transaction, id, staff.username)
  const action = isStop ? 'search-stopped' : 'search-widened'
  await audit(transaction, { staff, at, action, subject: 'missing-person', id })
}

async function lockedOpen(transaction: Db, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('missing_person_reports')
    .select(['status', 'is_found'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.is_found) refuse('not-found', 404)
  if (row.status === 'closed') refuse('closed', 409)
}

const askedRings = async (db: Db, id: string): Promise<Ring[]> => {
  const rows = await db.selectFrom('search_rings').select('ring').where('person_id', '=', id).execute()
  return rows.map(({ ring }) => ring)
}

/** Those who were asked are told that it is over: a desk stopped it, or the person was found. */
export async function endSearch(transaction: Db, id: string, by: string): Promise<void> {
  const rows = await transaction.selectFrom('search_rings').select('id').where('person_id', '=', id).execute()
  for (const ring of rows) await settleCase(transaction, ringCase, ring.id, by)
  await settleCase(transaction, nobodyCase, id, by)
}

/** The progress of a search; null if nobody has said where it starts. */
export async function searchOf(db: Db, { id, age_band, status }: ReportRow): Promise<Search | null> {
  const search = await db.selectFrom('searches').selectAll().where('person_id', '=', id).executeTakeFirst()
  if (!search) return null
  const asked = await db.selectFrom('search_rings').selectAll().where('person_id', '=', id).execute()
  const isOn = status === 'open' && search.stopped_at === null
  return {
    place: { en: search.place_en, hi: search.place_hi },
    since: search.since.toISOString(),
    started_by: search.started_by,
    stopped_at: search.stopped_at?.toISOString() ?? null,
    rings: rings.map(ring => {
      const row = asked.find(one => one.ring === ring)
      const due = new Date(search.since.getTime() + ringDueMinutes(ring, age_band) * 60_000)
      return {
        metres: metresOf(ring),
        at: row?.told_at.toISOString() ?? null,
        due_at: row || !isOn ? null : due.toISOString(),
        told: row?.told ?? [],
        widened_by: row?.widened_by ?? '',
      }
    }),
  }
}

type Told = ReportRow & { ring_id: string } & Pick<SearchRow, 'place_en' | 'place_hi' | 'since'>
/**
 * What those who are asked learn about the person: age, clothes, the first word of the first name and the last known place. No
 * word of the report, no surname, no photo.
 */
async function aboutRings(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const { rows } = await sql<Told>`
    select r.*, g.id as ring_id, s.place_en, s.place_hi, s.since
    from search_rings g join searches s using (person_id) join missing_person_reports r on r.id = g.person_id
    where g.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.ring_id, aboutRing(row)]))
}
function aboutRing(row: Told): CaseAbout {
  const { sex, age_band } = row
  const [first = ''] = row.first_name.trim().split(/\s+/)
  const place = { en: row.place_en, hi: row.place_hi }
  const known = (language: Language) =>
    [sayWho(sex, age_band, language), sayClothing(row, language), first].filter(Boolean).join(' · ')
  const push = (language: Language) =>
    [known(language), `${place[language]}, ${sayTime(row.since.getTime(), language)}`].join(' · ')
  const both = (say: (language: Language) => string): Text => ({ en: say('en'), hi: say('hi') })
  return { place, known: both(known), push: both(push) }
}

export const ringCases: readonly CaseKind[] = [
  {
    kind: ringCase,
    permission: asked,
    asks: {
      async whom({ db }, ids) {
        const rows = await db
          .withTables<LostFoundTables>()
          .selectFrom('search_rings')
          .select(['id', 'told'])
          .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
          .execute()
        return new Map(rows.map(({ id, told }) => [id, told]))
      },
      otherwise: 'missing-persons',
    },
    minutes: 15,
    title: { en: 'Somebody is missing near you', hi: 'आपके पास कोई बिछड़ा है' },
    about: aboutRings,
    // A search that is stopped, over or erased asks nobody; a reopened one does.
    async lasting({ db }) {
      const { rows } = await sql<{ id: string }>`
        select g.id from search_rings g join searches s using (person_id) join missing_person_reports r on r.id = g.person_id
        where r.status = 'open' and s.stopped_at is null and g.told <> '{}'`.execute(db)
      return rows.map(({ id }) => id)
    },
  },
]
