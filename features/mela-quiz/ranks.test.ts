import fc from 'fast-check'
import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { bestPlayers, type QuizTables, rankOf } from './attempts.server.ts'
import { staffPlayers } from './players.server.ts'
import { leaderboardLength } from './quiz-limits.ts'

type Played = { id: string; score: number; at: number; isFinished: boolean; isVoided: boolean; fair: number }
worldForAll({ features: [] })
const database = () => world.context.db.withTables<QuizTables>()

async function arrange(played: readonly Played[]): Promise<void> {
  await world.owner.query('truncate quiz_attempts')
  await world.owner.query(
    `insert into quiz_attempts (id, name, phone, phone_normalized, fair, device, option_order, answers, score,
       total_questions, notice_version, notice_language, created_at, finished_at, voided_at)
     select id, 'Player ' || id, n, n, fair, 'd' || n, '[]', '[]', score, 10, 'v', 'hi', to_timestamp(at), case when done then now() end,
       case when voided then now() end
     from unnest($1::uuid[], $2::text[], $3::int[], $4::float8[], $5::bool[], $6::bool[], $7::int[])
       as t (id, n, score, at, done, voided, fair)`,
    [
      played.map(one => one.id),
      played.map((_, number) => String(9_000_000_000 + number)),
      played.map(one => one.score),
      played.map(one => one.at),
      played.map(one => one.isFinished),
      played.map(one => one.isVoided),
      played.map(one => one.fair),
    ],
  )
}
// Reference order: score descending, then the earliest, then the id.
const inOrder = (played: readonly Played[]) =>
  played
    .filter(one => one.isFinished && !one.isVoided && one.fair === 2027)
    .toSorted((a, b) => b.score - a.score || a.at - b.at || (a.id < b.id ? -1 : 1))

// Few scores and few times, so that ties are common.
const attempts = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    score: fc.integer({ min: 0, max: 3 }),
    at: fc.integer({ min: 1_800_000_000, max: 1_800_000_003 }),
    isVoided: fc.integer({ min: 0, max: 9 }).map(n => n === 0),
    fair: fc.constantFrom(2027, 2027, 2027, 2026),
  }),
  { selector: one => one.id, minLength: 1, maxLength: 300 },
)

test('rank, list and reference agree for any number of equal scores and times', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, fc.integer({ min: 0, max: 40 }), async (all, unfinished) => {
      const played = all.map((one, number) => ({ ...one, isFinished: number >= unfinished }))
      await arrange(played)
      const expected = inOrder(played)
      const { players, total } = await bestPlayers(database(), {
        limit: leaderboardLength,
        fair: 2027,
        prize: false,
      })
      expect(total).toBe(expected.length)
      expect(players.map(player => player.name)).toEqual(
        expected.slice(0, leaderboardLength).map(one => `Player ${one.id}`),
      )
      expect(players.map(player => player.rank)).toEqual(players.map((_, index) => index + 1))
      for (const index of [0, Math.floor(expected.length / 2), leaderboardLength, expected.length - 1]) {
        const one = expected[index]
        if (one) expect(await rankOf(database(), one.id, false)).toBe(index + 1)
      }
      const voided = played.find(one => one.isVoided)
      if (voided) expect(await rankOf(database(), voided.id, false)).toBeNull()
      const ofStaff = await staffPlayers(database(), { skip: 1, limit: 500, prize: false })
      for (const { id, rank } of ofStaff.players) expect(rank).toBe(await rankOf(database(), id, false))
      const finished = played.filter(one => one.isFinished).length
      expect([ofStaff.players.length, ofStaff.total]).toEqual([Math.max(0, finished - 1), finished])
    }),
    { numRuns: 25 },
  )
})

test('the hundred and first is not listed, but its own rank is right', async () => {
  const played = Array.from({ length: 101 }, (_, number) => ({
    id: crypto.randomUUID(),
    score: 5,
    at: 1_800_000_000 + number,
    ...{ isFinished: true, isVoided: false, fair: 2027 },
  }))
  await arrange(played)
  const { players, total } = await bestPlayers(database(), {
    limit: leaderboardLength,
    fair: 2027,
    prize: false,
  })
  const last = played.at(-1)?.id ?? ''
  expect([players.length, total]).toEqual([100, 101])
  expect(players.map(player => player.name)).not.toContain(`Player ${last}`)
  expect(await rankOf(database(), last, false)).toBe(101)
})
