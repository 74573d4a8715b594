import { type ExpressionBuilder, sql } from 'kysely'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseUnseen } from '#kit/server/staff/optimistic-lock.ts'
import { type Db, isNotErased, type QuizTables, rank, tie } from './attempts.server.ts'
import type { Decision, DecisionBody, StaffPlayer } from './contract.ts'

const players = (db: Db, itsRank: ReturnType<typeof rank>) =>
  db
    .selectFrom('quiz_attempts')
    .select(['id', itsRank.as('rank'), 'name', 'score', 'total_questions', 'created_at'])
    .select('phone_normalized as phone')
    .select(({ eb }) => [
      has(eb, 'hidden_at').as('is_hidden'),
      has(eb, 'voided_at').as('is_voided'),
      has(eb, 'phone_released_at').as('is_released'),
      has(eb, 'device_released_at').as('is_device_released'),
    ])
const has = (
  eb: ExpressionBuilder<QuizTables, 'quiz_attempts'>,
  column: 'hidden_at' | 'voided_at' | 'phone_released_at' | 'device_released_at',
) => eb(column, 'is not', null).$castTo<boolean>()

// Numbers all rows of a fair at once: `rank` would otherwise be counted for each row of the page and each skipped one.
const rankInList = (prize: boolean) => sql<number | null>`case when voided_at is null then
  row_number() over (partition by fair, voided_at is not null order by score desc, ${tie('quiz_attempts', prize)}, id) end::int`

/** For staff: of the newest fair first, by rank, those out of the ranking last; with the number to reach them. */
export async function staffPlayers(
  db: Db,
  { skip, limit, prize }: { skip: number; limit: number; prize: boolean },
) {
  const rows = await players(db, rankInList(prize))
    .where('finished_at', 'is not', null)
    .where(isNotErased)
    .orderBy('fair', 'desc')
    .orderBy(sql`voided_at is not null, score desc, ${tie('quiz_attempts', prize)}, id`)
    .offset(skip)
    .limit(limit)
    .execute()
  const { total } = await db
    .selectFrom('quiz_attempts')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('finished_at', 'is not', null)
    .where(isNotErased)
    .executeTakeFirstOrThrow()
  return { players: rows.map(shown), total: Number(total) }
}
type Row = Awaited<ReturnType<ReturnType<typeof players>['execute']>>[number]
const shown = ({ created_at, ...row }: Row): StaffPlayer => ({ ...row, created_at: created_at.toISOString() })

/** The attempt of a number for a fair, finished or not: for somebody who comes to the help desk. */
export const playerOfPhone = async (db: Db, phone: string, prize: boolean): Promise<StaffPlayer[]> =>
  (
    await players(db, rank(prize))
      .where('phone_normalized', '=', phone)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute()
  ).map(shown)

const columns = {
  hide: at => ({ hidden_at: at }),
  show: () => ({ hidden_at: null }),
  void: at => ({ voided_at: at }),
  restore: () => ({ voided_at: null }),
  // The number may play again, so what was played with it no longer counts.
  release: at => ({ phone_released_at: at, device_released_at: at, voided_at: at }),
  'release-device': at => ({ device_released_at: at }),
} satisfies Record<Decision, (at: Date) => object>

/** Decides on an attempt, with an audit entry and the reason; undefined if there is none. Refuses `changed-meanwhile` 409. */
export const decideOnPlayer = (
  db: Db,
  id: string,
  { decision, reason, instead_of }: DecisionBody,
  { staff, at, prize }: { staff: Staff; at: Date; prize: boolean },
): Promise<StaffPlayer | undefined> =>
  db.transaction().execute(async transaction => {
    const found = () => players(transaction, rank(prize)).where('id', '=', id).executeTakeFirst()
    if (instead_of) {
      // A decision of somebody else that is under way is waited for.
      await transaction.selectFrom('quiz_attempts').select('id').where('id', '=', id).forUpdate().execute()
      const now = await found()
      if (!now) return undefined
      const { is_hidden, is_voided, is_released, is_device_released } = now
      refuseUnseen({ is_hidden, is_voided, is_released, is_device_released }, instead_of)
    }
    // A released number may have a new attempt, so this one stays out.
    const changed = await transaction
      .updateTable('quiz_attempts')
      .set(columns[decision](at))
      .where('id', '=', id)
      .$if(decision === 'restore', query => query.where('phone_released_at', 'is', null))
      .returning('id')
      .executeTakeFirst()
    const row = await found()
    if (!row) return undefined
    if (changed)
      await audit(transaction, { staff, at, action: decision, subject: 'quiz', id, after: { reason } })
    return shown(row)
  })
