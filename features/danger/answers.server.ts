import { type Insertable, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { shownHours } from './contract.ts'
import type { WalkerAnswer } from './danger-kinds.ts'
import type { AnswersTable, DangerDatabase } from './tables.server.ts'

/**
 * How many phones gave an answer since staff last spoke of the danger, and when the last of them did. `counted`: with few of each
 * network, as everybody is told.
 */
type Said = { phones: number; counted: number; at: Date | null }
export type Answers = Record<WalkerAnswer, Said>

/**
 * Phones of one network that count, for reports and answers: one address with a hundred phones is no crowd. Of answers from before
 * the network was kept all count.
 */
export const mostOfNetwork = 5

export const noAnswers = (): Answers => ({
  fine: { phones: 0, counted: 0, at: null },
  still: { phones: 0, counted: 0, at: null },
})

/**
 * Stores what a phone says of a danger that everybody is told of; its newest answer counts. The danger itself stays as staff
 * left it. Refuses `not-found`.
 */
export async function answerAsWalker(
  db: DangerDatabase,
  id: string,
  given: Insertable<Omit<AnswersTable, 'danger_id'>>,
) {
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
  const { rows } = await sql<{ id: string; answer: WalkerAnswer } & Said>`
    select id, answer, sum(phones)::int as phones, max(at) as at,
      sum(case network when '' then phones else least(phones, ${mostOfNetwork}) end)::int as counted
    from (
      select a.danger_id as id, a.answer, a.network, count(*) as phones, max(a.seen_at) as at
      from danger_answers a join dangers d on d.id = a.danger_id
      where d.id = any(${[...ids]}::uuid[]) and a.seen_at > d.answered_at
      group by 1, 2, 3) given
    group by id, answer`.execute(db)
  const all = new Map<string, Answers>()
  for (const { id, answer, ...said } of rows) all.set(id, { ...(all.get(id) ?? noAnswers()), [answer]: said })
  return all
}
