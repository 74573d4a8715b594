import { type Insertable, sql } from 'kysely'
import { refuse } from '#common/refusal.ts'
import { shownHours } from './contract.ts'
import type { WalkerAnswer } from './danger-kinds.ts'
import type { AnswersTable, DangerDatabase } from './tables.server.ts'

/**
 * How many phones gave an answer since staff's last statement about the danger, and when the last of them did. `counted`: with a
 * limit per network, as visitors are shown.
 */
type Said = { phones: number; counted: number; at: Date | null }
export type Answers = Record<WalkerAnswer, Said>

/**
 * Phones of one network that count, for reports and answers: one address with a hundred phones is no crowd. Answers from before
 * networks were stored all count.
 */
export const mostOfNetwork = 5

export const noAnswers = (): Answers => ({
  fine: { phones: 0, counted: 0, at: null },
  still: { phones: 0, counted: 0, at: null },
})

/**
 * Stores a phone's answer about a published danger; its newest answer counts. The danger itself stays as staff left it. Refuses
 * `not-found`.
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

/** Walkers' answers about these dangers since staff's last statement; dangers without any are left out. */
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
