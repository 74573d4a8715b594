import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Vote, VoteResult } from './count-votes.server.ts'
import { createVoteBatcher } from './vote-batcher.server.ts'

const vote = (n: number, photoId = 'a'): Vote => ({
  photoId,
  userIdentifier: `voter-${n}`,
  device: `device-${n}`,
  network: 'n',
  deviceAge: 5,
  seen: null,
})
/** A database that answers a batch when `answer` is called. */
function slowDatabase() {
  const sent: { votes: readonly Vote[]; answer: (fault?: unknown) => void }[] = []
  const count = (votes: readonly Vote[]) =>
    new Promise<VoteResult[]>((resolve, reject) => {
      const answer = (fault?: unknown) =>
        fault ? reject(fault) : resolve(votes.map((_, n) => ({ outcome: 'counted', voteCount: n + 1 })))
      sent.push({ votes, answer })
    })
  return { sent, count }
}

describe('the vote batcher', () => {
  test('counts votes that arrive together in one batch, those that arrive meanwhile in the next', async () => {
    const { sent, count } = slowDatabase()
    const counted: (readonly string[])[] = []
    const { cast } = createVoteBatcher(count, ids => counted.push(ids))
    const first = [cast(vote(1)), cast(vote(2))]
    await turn()
    expect(sent.map(batch => batch.votes.length)).toEqual([2])
    const second = [3, 4, 5].map(n => cast(vote(n, 'b')))
    await turn()
    expect(sent).toHaveLength(1)
    sent[0]?.answer()
    expect(await Promise.all(first)).toEqual([
      { outcome: 'counted', voteCount: 1 },
      { outcome: 'counted', voteCount: 2 },
    ])
    await turn()
    expect(sent.map(batch => batch.votes.length)).toEqual([2, 3])
    sent[1]?.answer()
    await Promise.all(second)
    expect(counted).toEqual([['a'], ['b']])
  })
  test('sends the next batch before it answers the last one', async () => {
    const { sent, count } = slowDatabase()
    const { cast } = createVoteBatcher(count, () => {})
    const order: string[] = []
    const first = cast(vote(1)).then(() => order.push(`answered, ${sent.length} sent`))
    await turn()
    const second = cast(vote(2))
    sent[0]?.answer()
    await first
    expect(order).toEqual(['answered, 2 sent'])
    sent[1]?.answer()
    await second
  })
  test('holds a smaller batch until it is as large as the last one or no vote arrives', async () => {
    const { sent, count } = slowDatabase()
    const { cast } = createVoteBatcher(count, () => {})
    const sizes = () => sent.map(batch => batch.votes.length)
    const first = Promise.all(Array.from({ length: 10 }, (_, n) => cast(vote(n))))
    await turn()
    const few = [cast(vote(10))]
    sent[0]?.answer()
    // Each of those who are answered votes again.
    await first
    expect(sizes()).toEqual([10])
    for (let n = 11; n < 20; n += 1) few.push(cast(vote(n)))
    await expect.poll(sizes).toEqual([10, 10])
    const alone = cast(vote(20))
    sent[1]?.answer()
    await Promise.all(few)
    await expect.poll(sizes).toEqual([10, 10, 1])
    sent[2]?.answer()
    expect(await alone).toMatchObject({ outcome: 'counted' })
  })
  test('holds a smaller batch for a few ms only when votes trickle in on a busy machine', async () => {
    const { sent, count } = slowDatabase()
    const { cast } = createVoteBatcher(count, () => {})
    const first = Promise.all(Array.from({ length: 900 }, (_, n) => cast(vote(n))))
    await turn()
    sent[0]?.answer()
    await first
    const few: Promise<VoteResult>[] = []
    while (sent.length < 2 && few.length < 300) {
      few.push(cast(vote(900 + few.length)))
      // A turn of the loop that others fill.
      for (const until = performance.now() + 1; performance.now() < until; );
      await turn()
    }
    expect(few.length).toBeLessThan(100)
    sent[1]?.answer()
    while (sent.length < 3 && few.length > (sent[1]?.votes.length ?? 0)) await turn()
    sent[2]?.answer()
    await Promise.all(few)
  })
  test('answers no vote before its batch is counted', async () => {
    const { sent, count } = slowDatabase()
    const { cast } = createVoteBatcher(count, () => {})
    let isAnswered = false
    const result = cast(vote(1)).then(() => {
      isAnswered = true
    })
    for (let n = 0; n < 5; n += 1) await turn()
    expect(isAnswered).toBe(false)
    sent[0]?.answer()
    await result
  })
  test('counts a batch again after a conflict with another process', async () => {
    const { sent, count } = slowDatabase()
    const { cast } = createVoteBatcher(count, () => {})
    const result = cast(vote(1))
    await turn()
    sent[0]?.answer(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
    await turn()
    sent[1]?.answer()
    expect(await result).toEqual({ outcome: 'counted', voteCount: 1 })
  })
  test('rejects the votes of a failed batch and counts later ones', async () => {
    const { sent, count } = slowDatabase()
    const { cast } = createVoteBatcher(count, () => {})
    const result = cast(vote(1))
    await turn()
    sent[0]?.answer(new Error('the database is away'))
    await expect(result).rejects.toThrow('away')
    const later = cast(vote(2))
    await expect.poll(() => sent.length).toBe(2)
    sent[1]?.answer()
    expect(await later).toMatchObject({ outcome: 'counted' })
  })
})
