import { sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { shownHours } from './contract.ts'
import type { WalkerAnswer } from './danger-kinds.ts'
import type { AnswersTable, DangerDatabase } from './tables.server.ts'

/** How many phones gave an answer since staff last spoke of the danger, and when the last of them did. */
type Said = { phones: number; at: Date | null }
export type Answers = Record<WalkerAnswer, Said>

export const noAnswers = (): Answers => ({ fine: { phones: 0, at: null }, still: { phones: 0, at: null } })

/**
 * Stores what a phone says of a danger that everybody is told of; its newest answer counts. The danger itself stays as staff
 * left it. Refuses `not-found`.
 */
export async function answerAsWalker(db: DangerDatabase, id: string, given: Omit<AnswersTable, 'danger_id'>) {
  const danger = await db
    .selectFrom('dangers')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', ['seen', 'mending'])
    .where('answered_at', '>', new Date(given.created_at.getTime() - shownHours * 3_600_000))
    .executeTakeFirst()
  if (!danger) return refuse('not-found', 404)
  await db
    .insertInto('danger_answers')
    .values({ danger_id: id, ...given })
    .onConflict(conflict =>
      conflict
        .columns(['danger_id', 'device'])
        .doUpdateSet(given)
        .where('danger_answers.seen_at', '<=', given.seen_at),
    )
    .execute()
}

/** What walkers said of these dangers since staff last spoke of each; one of which nobody spoke is missing. */
export async function answersOf(
  db: DangerDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Answers>> {
  const { rows } = await sql<{ id: string; answer: WalkerAnswer; phones: number; at: Date }>`
    select a.danger_id as id, a.answer, count(*)::int as phones, max(a.seen_at) as at
    from danger_answers a join dangers d on d.id = a.danger_id
    where d.id = any(${[...ids]}::uuid[]) and a.seen_at > d.answered_at
    group by a.danger_id, a.answer`.execute(db)
  const all = new Map<string, Answers>()
  for (const { id, answer, phones, at } of rows)
    all.set(id, { ...(all.get(id) ?? noAnswers()), [answer]: { phones, at } })
  return all
}
