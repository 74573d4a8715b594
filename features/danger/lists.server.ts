import { sql } from 'kysely'
import { sayTime } from '#common/fair-time.ts'
import { defineTexts, fill, type Language, type Text } from '#common/text.ts'
import { placeTable } from '#kit/server/alike.ts'
import type { CaseAbout, CaseSource } from '#kit/server/cases.ts'
import { type Answers, answersOf, noAnswers } from './answers.server.ts'
import type { OwnReport, StaffDanger } from './contract.ts'
import { walkerAnswers } from './danger-kinds.ts'
import { aboutDanger, dangerById, openStates } from './dangers.server.ts'
import type { DangerDatabase, DangerRow, DangerTables, ReportRow } from './tables.server.ts'
import { dangerTexts } from './texts.ts'
import { placesOfDangers } from './together.server.ts'
import { pointOf } from './where.server.ts'

/** Walkers' answers since staff's last statement, for staff: beside the kind of danger on its case. */
const saidTexts = defineTexts({
  still: { en: 'still dangerous: {n} ({time})', hi: 'अब भी खतरा: {n} लोग ({time})' },
  fine: { en: 'fine now: {n} ({time})', hi: 'अब ठीक है: {n} लोग ({time})' },
})

const mostReports = 20
const mostOwn = 10

const ownOf = (id: string, danger: DangerRow): OwnReport => ({
  ...aboutDanger(danger),
  id,
  danger: danger.id,
  state: danger.state,
  answered_at: danger.answered_at?.toISOString() ?? null,
})

/** A report, as its sender sees it. */
export async function ownReport(db: DangerDatabase, report: ReportRow): Promise<OwnReport> {
  const danger = await dangerById(db, report.danger_id)
  if (!danger) throw new Error('A report has no danger.')
  return ownOf(report.id, danger)
}

/** The newest reports of a phone. */
export async function ownReports(db: DangerDatabase, device: string): Promise<OwnReport[]> {
  const rows = await db
    .selectFrom('danger_reports')
    .innerJoin('dangers', 'dangers.id', 'danger_reports.danger_id')
    .selectAll('dangers')
    .select('danger_reports.id as report_id')
    .where('device', '=', device)
    .orderBy('danger_reports.created_at', 'desc')
    .limit(mostOwn)
    .execute()
  return rows.map(({ report_id, ...danger }) => ownOf(report_id, danger))
}

/** Dangers with their newest reports, most recently reported first; `id`: only that one. */
export async function staffDangers(
  db: DangerDatabase,
  list: 'open' | 'closed',
  { id, skip, limit }: { id?: string | undefined; skip: number; limit: number },
): Promise<{ dangers: StaffDanger[]; total: number }> {
  const some = db
    .selectFrom('dangers')
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .$if(id === undefined, query => query.where('state', list === 'open' ? 'in' : 'not in', openStates))
  const rows =
    id === undefined && list === 'open'
      ? await openPage(db, skip, limit)
      : await some.selectAll().orderBy('told_at', 'desc').offset(skip).limit(limit).execute()
  const { total } = await some.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { dangers: await withReports(db, rows), total: Number(total) }
}

/** A page of open dangers. If there are more, places go round as for cases (`placesOfDangers`). */
async function openPage(db: DangerDatabase, skip: number, limit: number): Promise<DangerRow[]> {
  const places = await placesOfDangers(db)
  const { rows } = await sql<DangerRow>`
    select * from (
      select d.*, row_number() over (order by coalesce(given_place, 0), round, told_at desc, id) as turn
      from (
        select d.*,
          row_number() over (partition by coalesce(network, id::text) order by of_sender, told_at desc, id) as round
        from (
          select d.*, network, given_place,
            row_number() over (partition by coalesce(network, d.id::text), device order by told_at desc, d.id) as of_sender
          from dangers d
            left join lateral (
              select nullif(network, '') as network, device from danger_reports where danger_id = d.id order by created_at, id limit 1
            ) first on d.state = 'reported'
            left join ${placeTable(places)} as given (id, given_place) on given.id = d.id::text
          where d.state = any(${[...openStates]}::text[])) d) d) d
    where turn > ${skip} and turn <= ${skip + limit} order by told_at desc, id`.execute(db)
  return rows
}

/** These dangers as staff see them. */
export async function withReports(db: DangerDatabase, rows: readonly DangerRow[]): Promise<StaffDanger[]> {
  const ids = rows.map(({ id }) => id)
  // Limited per danger, so that a thousand reports of one danger push out none of another.
  const { rows: reports } = await sql<ReportRow>`
    select r.* from unnest(${ids}::uuid[]) as d (id), lateral (
      select * from danger_reports where danger_id = d.id order by created_at desc, id limit ${mostReports}) r`.execute(
    db,
  )
  const answers = await answersOf(db, ids)
  const byDanger = Map.groupBy(reports, ({ danger_id }) => danger_id)
  return rows.map(row => ({
    ...aboutDanger(row),
    state: row.state,
    point: pointOf(row) ?? null,
    precision_m: row.precision_m,
    answered_at: row.answered_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    said: saidOf(answers.get(row.id) ?? noAnswers()),
    reports: (byDanger.get(row.id) ?? []).map(({ id, words, lat, lng, ...report }) => ({
      id,
      words,
      position:
        lat === null || lng === null
          ? null
          : { lat, lng, accuracy_m: report.accuracy_m ?? 0, is_chosen: report.is_chosen },
      has_photo: report.image_hash !== null,
      observed_at: report.observed_at.toISOString(),
      created_at: report.created_at.toISOString(),
    })),
  }))
}

const saidOf = ({ fine, still }: Answers): StaffDanger['said'] => {
  const one = ({ phones, at }: Answers['fine']) => ({ phones, at: at?.toISOString() ?? null })
  return { fine: one(fine), still: one(still) }
}

/** 'Live wire · still dangerous: 3 (7:40 AM)'. */
function detailOf(kind: Text, answers: Answers | undefined): Text {
  const said = (language: Language) =>
    walkerAnswers.flatMap(answer => {
      const { phones = 0, at = null } = answers?.[answer] ?? {}
      const words = { n: phones, time: at ? sayTime(at.getTime(), language) : '' }
      return at ? fill(saidTexts[answer], language, words) : []
    })
  return { en: [kind.en, ...said('en')].join(' · '), hi: [kind.hi, ...said('hi')].join(' · ') }
}

/** What staff read about dangers in their list of cases; a push may name the place, because the corporation named it. */
export async function aboutDangers(
  { db }: CaseSource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaseAbout>> {
  const tables = db.withTables<DangerTables>()
  const rows = await tables
    .selectFrom('dangers')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('danger_reports')
        .select('words')
        .whereRef('danger_id', '=', 'dangers.id')
        .where('words', '<>', '')
        .orderBy('danger_reports.created_at', 'desc')
        .limit(1)
        .as('words'),
    )
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  const answers = await answersOf(tables, ids)
  return new Map(
    rows.map(({ id, kind, place_en, place_hi, words }) => [
      id,
      {
        detail: detailOf(dangerTexts[kind], answers.get(id)),
        words: words ?? '',
        ...(place_en && { place: { en: place_en, hi: place_hi } }),
      },
    ]),
  )
}
