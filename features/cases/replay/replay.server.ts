import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { auditEntries, auditedName } from '#kit/server/staff/audit.ts'
import type { CasesDatabase, CasesTables } from '../tables.server.ts'
import { mostReplayLines, type Replay, type ReplayLine } from './replay-contract.ts'

type Span = { from: Date; until: Date }

/** What happened in this time, oldest first: every change by staff, and every step of a case. Refuses `too-many-lines`. */
export async function replayLines(db: AnyDatabase, span: Span): Promise<ReplayLine[]> {
  const cases = db.withTables<CasesTables>()
  const [audited, steps] = await Promise.all([auditLines(db, span), stepLines(cases, span)])
  const lines = [...audited, ...steps]
  if (lines.length > mostReplayLines) refuse('too-many-lines', 422, 'Too many lines. Choose less time.')
  return lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

async function auditLines(db: AnyDatabase, { from, until }: Span): Promise<ReplayLine[]> {
  const rows = await auditEntries(db, { from, until, limit: mostReplayLines + 1 })
  // Views are no events of the night; the audit log has them.
  return rows
    .filter(({ action }) => action !== 'seen')
    .map(({ at, username, subject, action, subject_id, before, after, ...named }) => ({
      at: at.toISOString(),
      by: username,
      subject,
      action,
      id: subject_id !== null && isHarmless(subject_id) ? subject_id : null,
      name: auditedName(named),
      said: saidOf(after ?? before),
    }))
}

/** Levels and states; all else, such as words and persons' numbers, stays in the audit log. */
const saidKeys = [
  ...['kind', 'status', 'state', 'level', 'hours', 'place', 'post', 'to', 'cases', 'verdict', 'decision'],
  ...['outcome', 'counted', 'is_active', 'is_shown', 'is_hidden', 'is_approved', 'expires_at', 'seal'],
  // Of a hold: on a gate, the queue, a stretch.
  ...['what', 'until'],
] as const

function saidOf(row: Record<string, unknown> | null): ReplayLine['said'] {
  const said: ReplayLine['said'] = {}
  for (const key of saidKeys) {
    const value = row?.[key]
    // A report that was withdrawn. Without a change of level the audit log has no entry.
    if (key === 'status' && value === null) said[key] = 'none'
    else if (typeof value === 'boolean' || typeof value === 'number') said[key] = value
    else if (typeof value === 'string' && value.length <= 80 && isHarmless(value)) said[key] = value
  }
  return said
}
/** An id, a time, a hash, or a text without what may be a phone number. */
const isHarmless = (text: string) =>
  /^([0-9a-f-]{36}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT[\d:.+Z-]+)$/.test(text) || !/\d([ -]?\d){8,}/.test(text)

type StepRow = { at: Date; step: string; by_name: string; number: number; kind: string; cases: number }
/** Steps that no member of staff made on record: visitors' reports, views, and matters that ended in their own panel or by themselves. */
async function stepLines(db: CasesDatabase, { from, until }: Span): Promise<ReplayLine[]> {
  const { rows } = await sql<StepRow>`
    select s.at, s.step, s.by_name, c.number, c.kind
    from case_steps s join cases c on c.id = s.case_id
    where s.at >= ${from} and s.at < ${until}
      and (s.step in ('raised', 'told', 'seen', 'over') or (s.step = 'done' and s.note = ''))
    order by s.id limit ${mostReplayLines + 1}`.execute(db)
  return rows.map(({ at, step, by_name, number, kind }) => ({
    ...{ at: at.toISOString(), by: by_name, subject: 'case' },
    // 'told' is the queue's word in the audit log.
    action: step === 'told' ? 'told-again' : step,
    id: String(number),
    name: null,
    said: { kind },
  }))
}

/** Shifts that overlap this time. */
export async function replayDuty(db: CasesDatabase, { from, until }: Span): Promise<Replay['duty']> {
  const { rows } = await sql<{
    name_en: string
    name_hi: string
    username: string
    from_at: Date
    until_at: Date
    is_over: boolean
  }>`
    select p.name_en, p.name_hi, s.username, s.from_at, coalesce(s.ended_at, s.until_at) as until_at,
      coalesce(s.ended_at, s.until_at) <= now() as is_over
    from duty_shifts s join duty_posts p on p.id = s.post_id
    where s.from_at < ${until} and coalesce(s.ended_at, s.until_at) > ${from}
    order by s.from_at, s.username limit 1000`.execute(db)
  return rows.map(({ name_en, name_hi, username, from_at, until_at, is_over }) => ({
    post: { en: name_en, hi: name_hi },
    username,
    from_at: from_at.toISOString(),
    until_at: until_at.toISOString(),
    is_over,
  }))
}
