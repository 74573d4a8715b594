import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { Surveyed } from '#kit/server/surveyed.ts'
import { middle } from '../geometry.ts'
import type { PointRow, SurveyTables } from '../survey.server.ts'
import type { deskContract } from './contract.ts'

type Db = Kysely<SurveyTables>
type Decision = z.output<(typeof deskContract)['POST /api/survey/points/:id/decision']['body']>

/** Locks a recorded place until the transaction ends, and returns it. */
async function locked(trx: Transaction<SurveyTables>, id: string): Promise<PointRow> {
  const row = await trx
    .selectFrom('survey_points')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('not-found', 404)
}

/** Decides about a record; of two simultaneous decisions the second is refused. */
export function decide(
  db: Db,
  id: string,
  said: Decision,
  by: By,
  lists: readonly Surveyed[],
): Promise<PointRow> {
  return db.transaction().execute(async trx => {
    const row = await locked(trx, id)
    if (row.decision) refuse('decided', 409, 'Somebody has decided this already.')
    const { target, undo } = await carryOut(trx, row, said, by, lists)
    return trx
      .updateTable('survey_points')
      .set({ decision: said.decision, target, undo, decided_by: by.staff.username, decided_at: by.at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

async function carryOut(
  trx: Transaction<SurveyTables>,
  row: PointRow,
  said: Decision,
  by: By,
  lists: readonly Surveyed[],
): Promise<{ target: string | null; undo: string | null }> {
  const entry = { ...by, subject: 'survey', id: row.id, name: row.kind }
  if (said.decision === 'left') {
    await audit(trx, { ...entry, action: 'left', after: { decision: 'left' } })
    return { target: null, undo: null }
  }
  if (said.decision === 'merged') {
    const into = await locked(trx, said.into)
    if (into.id === row.id || into.kind !== row.kind || into.decision) refuse('not-found', 404)
    await audit(trx, { ...entry, action: 'merged', after: { into: into.id } })
    return { target: into.id, undo: null }
  }
  const list = lists.find(one => one.list === said.list) ?? refuse('not-found', 404)
  const doubles = await trx
    .selectFrom('survey_points')
    .selectAll()
    .where('decision', '=', 'merged')
    .where('target', '=', row.id)
    .execute()
  const all = [row, ...doubles]
  const measured = {
    point: middle(all.map(({ latitude: lat, longitude: lng }) => ({ lat, lng }))),
    accuracyM: Math.max(...all.map(({ accuracy_m }) => accuracy_m)),
    seenAt: row.seen_at,
  }
  const before = await list.move(trx, said.target, measured, by)
  return { target: `${said.list}/${said.target}`, undo: JSON.stringify(before) }
}

/** Reverts a decision and what it changed. */
export function undo(db: Db, id: string, by: By, lists: readonly Surveyed[]): Promise<PointRow> {
  return db.transaction().execute(async trx => {
    const row = await locked(trx, id)
    if (!row.decision) refuse('not-decided', 409, 'Nothing was decided.')
    const [name, target = ''] = row.target?.split('/') ?? []
    if (row.decision === 'taken') {
      const list = lists.find(one => one.list === name) ?? refuse('not-found', 404)
      await list.restore(trx, target, row.undo, by)
    } else {
      const before = { decision: row.decision }
      await audit(trx, { ...by, subject: 'survey', id, name: row.kind, action: 'brought-back', before })
    }
    return trx
      .updateTable('survey_points')
      .set({ decision: null, target: null, undo: null, decided_by: null, decided_at: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
