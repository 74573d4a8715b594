import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Ballot, Counted } from './count-votes.server.ts'
import { createVoteCounter } from './vote-batcher.server.ts'

const ballot = (n: number, photoId = 'a'): Ballot => ({
  photoId,
  userIdentifier: `voter-${n}`,
  device: `device-${n}`,
  network: 'n',
  deviceAge: 5,
  seen: null,
})
/** A database that answers when it is told to. */
function slowDatabase() {
  const asked: { ballots: readonly Ballot[]; answer: (fault?: unknown) => void }[] = []
  const count = (ballots: readonly Ballot[]) =>
    new Promise<Counted[]>((resolve, reject) => {
      const answer = (fault?: unknown) =>
        fault ? reject(fault) : resolve(ballots.map((_, n) => ({ outcome: 'counted', voteCount: n + 1 })))
      asked.push({ ballots, answer })
    })
  return { asked, count }
}

describe('votes', () => {
  test('that come together are counted together, those that come meanwhile in the next batch', async () => {
    const { asked, count } = slowDatabase()
    const told: (readonly string[])[] = []
    const { cast } = createVoteCounter(count, ids => told.push(ids))
    const first = [cast(ballot(1)), cast(ballot(2))]
    await turn()
    expect(asked.map(batch => batch.ballots.length)).toEqual([2])
    const second = [3, 4, 5].map(n => cast(ballot(n, 'b')))
    await turn()
    expect(asked).toHaveLength(1)
    asked[0]?.answer()
    expect(await Promise.all(first)).toEqual([
      { outcome: 'counted', voteCount: 1 },
      { outcome: 'counted', voteCount: 2 },
    ])
    await turn()
    expect(asked.map(batch => batch.ballots.length)).toEqual([2, 3])
    asked[1]?.answer()
    await Promise.all(second)
    expect(told).toEqual([['a'], ['b']])
  })
  test('of the next batch set out before those of the last are answered', async () => {
    const { asked, count } = slowDatabase()
    const { cast } = createVoteCounter(count, () => {})
    const order: string[] = []
    const first = cast(ballot(1)).then(() => order.push(`answered, ${asked.length} asked`))
    await turn()
    const second = cast(ballot(2))
    asked[0]?.answer()
    await first
    expect(order).toEqual(['answered, 2 asked'])
    asked[1]?.answer()
    await second
  })
  test('that are fewer than the last batch had wait until its answers brought more, or nobody came', async () => {
    const { asked, count } = slowDatabase()
    const { cast } = createVoteCounter(count, () => {})
    const sizes = () => asked.map(batch => batch.ballots.length)
    const first = Promise.all(Array.from({ length: 10 }, (_, n) => cast(ballot(n))))
    await turn()
    const few = [cast(ballot(10))]
    asked[0]?.answer()
    // Each of those who are answered votes again.
    await first
    expect(sizes()).toEqual([10])
    for (let n = 11; n < 20; n += 1) few.push(cast(ballot(n)))
    await expect.poll(sizes).toEqual([10, 10])
    const alone = cast(ballot(20))
    asked[1]?.answer()
    await Promise.all(few)
    await expect.poll(sizes).toEqual([10, 10, 1])
    asked[2]?.answer()
    expect(await alone).toMatchObject({ outcome: 'counted' })
  })
  test('that trickle in on a busy machine are not kept waiting for as many as the last batch had', async () => {
    const { asked, count } = slowDatabase()
    const { cast } = createVoteCounter(count, () => {})
    const first = Promise.all(Array.from({ length: 900 }, (_, n) => cast(ballot(n))))
    await turn()
    asked[0]?.answer()
    await first
    const few: Promise<Counted>[] = []
    while (asked.length < 2 && few.length < 300) {
      few.push(cast(ballot(900 + few.length)))
      // A turn of the loop that others fill.
      for (const until = performance.now() + 1; performance.now() < until; );
      await turn()
    }
    expect(few.length).toBeLessThan(100)
    asked[1]?.answer()
    while (asked.length < 3 && few.length > (asked[1]?.ballots.length ?? 0)) await turn()
    asked[2]?.answer()
    await Promise.all(few)
  })
  test('are not answered before their batch is', async () => {
    const { asked, count } = slowDatabase()
    const { cast } = createVoteCounter(count, () => {})
    let isAnswered = false
    const vote = cast(ballot(1)).then(() => {
      isAnswered = true
    })
    for (let n = 0; n < 5; n += 1) await turn()
    expect(isAnswered).toBe(false)
    asked[0]?.answer()
    await vote
  })
  test('of a batch that another process was in the way of are counted again', async () => {
    const { asked, count } = slowDatabase()
    const { cast } = createVoteCounter(count, () => {})
    const vote = cast(ballot(1))
    await turn()
    asked[0]?.answer(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
    await turn()
    asked[1]?.answer()
    expect(await vote).toEqual({ outcome: 'counted', voteCount: 1 })
  })
  test('of a batch that failed are told so, and later ones are counted', async () => {
    const { asked, count } = slowDatabase()
    const { cast } = createVoteCounter(count, () => {})
    const vote = cast(ballot(1))
    await turn()
    asked[0]?.answer(new Error('the database is away'))
    await expect(vote).rejects.toThrow('away')
    const later = cast(ballot(2))
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.answer()
    expect(await later).toMatchObject({ outcome: 'counted' })
  })
})
