import type { Pool, PoolClient } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDedicatedConnection } from '#kit/server/db/dedicated-connection.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { insertPhoto, newVote } from '../test-contest.ts'
import { countVotes, createVoteCounter, type Vote } from './count-votes.server.ts'
import { createRankUpdater } from './rank-updater.server.ts'

worldForAll()

const insert = (values: { isHidden?: boolean; isApproved?: boolean } = {}) => insertPhoto(world, values)
const counted = (voteCount: number) => ({ outcome: 'counted', voteCount })
/** Whether every photo has as many votes as rows. */
const countsAgree = async () => {
  const { rows } = await world.owner.query(
    `select id from photo_contest_submissions where vote_count <>
       (select count(*) from photo_votes where photo_id = id and voided_at is null)`,
  )
  return rows.length === 0
}
describe('the careful statement', () => {
  const vote = (photoId: string, userIdentifier: string, device: string = crypto.randomUUID()) =>
    newVote(photoId, { userIdentifier, device })

  test('a voter id with quotes, backslashes or braces is stored as it is', async () => {
    const photo = await insert()

    const names = ['null', 'NULL', '', ' ', 'a"b', 'c\\d', '{e,f}', '"', '\\', 'श्याम', 'line\nend', "o'clock"]
    const votes = names.map(name => vote(photo, name))
    expect(await countVotes(createDedicatedConnection(world.context.pool), votes, false)).toEqual(
      names.map(() => ({ outcome: 'counted', voteCount: names.length })),
    )
    const { rows } = await world.owner.query('select user_identifier from photo_votes where photo_id = $1', [
      photo,
    ])
    expect(rows.map(row => row.user_identifier).sort()).toEqual(names.toSorted())
  })

  test('results are in the order of the votes', async () => {
    const [one, two, gone] = [await insert(), await insert(), crypto.randomUUID()]
    await countVotes(createDedicatedConnection(world.context.pool), [vote(one, 'early', 'early')], false)
    const twin = vote(two, 'twin', 'twin')
    const answers = await countVotes(
      createDedicatedConnection(world.context.pool),
      [
        vote(gone, 'a'),
        vote(one, 'early'),
        twin,
        twin,
        vote(one, 'other name', 'early'),
        vote(one, 'fresh'),
        vote(gone, 'a'),
        vote(two, 'other name', 'twin'),
      ],
      false,
    )
    expect(answers).toEqual([
      { outcome: 'no-such-photo' },
      { outcome: 'already-voted' },
      { outcome: 'counted', voteCount: 1 },
      { outcome: 'already-voted' },
      { outcome: 'already-voted' },
      { outcome: 'counted', voteCount: 2 },
      { outcome: 'no-such-photo' },
      { outcome: 'already-voted' },
    ])
  })
})

describe('the vote counter', () => {
  /** A vote counter and the names of the statements it has sent. */
  function watchedCounter() {
    const sent: (string | undefined)[] = []
    const connect = async () => {
      const client = await world.context.pool.connect()
      return new Proxy(client, {
        get(target, key) {
          const value = Reflect.get(target, key)
          if (typeof value !== 'function') return value
          return (...given: { name?: string }[]) => {
            if (key === 'query') sent.push(given[0]?.name)
            return value.apply(target, given)
          }
        },
      }) as PoolClient
    }
    return { count: createVoteCounter({ connect } as unknown as Pool), sent }
  }
  const optimistic = 'count-votes-if-new'
  const careful = 'count-votes'

  test('a batch without repeats is one statement, and each vote gets the count of its photo', async () => {
    const [one, two, hidden] = [await insert(), await insert(), await insert({ isHidden: true })]
    const { count, sent } = watchedCounter()
    const gone = crypto.randomUUID()
    expect(
      await count(
        [one, two, one, gone, hidden].map(photo => newVote(photo)),
        false,
      ),
    ).toEqual([
      counted(2),
      counted(1),
      counted(2),
      { outcome: 'no-such-photo' },
      { outcome: 'no-such-photo' },
    ])
    expect(sent).toEqual([optimistic])
    expect(await countsAgree()).toBe(true)
  })

  test('where only approved photos are shown, others get no vote', async () => {
    const [waiting, approved] = [await insert(), await insert({ isApproved: true })]
    const { count } = watchedCounter()
    const outcomes = (await count([newVote(waiting), newVote(approved)], true)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['no-such-photo', 'counted'])
    expect(await countsAgree()).toBe(true)
  })

  test.each([
    ['with the same cookie', (first: Vote) => newVote(first.photoId, { device: first.device })],
    ['with the same voter id', (first: Vote) => ({ ...first, device: crypto.randomUUID() })],
  ])('a second vote %s is refused, and the rest of its batch is counted', async (_, repeat) => {
    const photo = await insert()
    const { count, sent } = watchedCounter()
    const early = newVote(photo)
    expect(await count([early], false)).toEqual([counted(1)])
    expect(await count([newVote(photo), repeat(early), newVote(photo)], false)).toEqual([
      counted(3),
      { outcome: 'already-voted' },
      counted(3),
    ])
    expect(sent).toEqual([optimistic, optimistic, careful])
    expect(await countsAgree()).toBe(true)
  })

  test('while repeats keep coming, more and more batches are counted carefully; when they end, optimistically again', async () => {
    const photo = await insert()
    const { count, sent } = watchedCounter()
    const early = newVote(photo)
    for (let n = 0; n < 40; n += 1) await count([early], false)
    const tries = sent.flatMap((name, at) => (name === optimistic ? [at] : []))
    const pauses = tries.slice(1).map((at, n) => at - (tries[n] ?? 0))
    expect(pauses.slice(0, 4)).toEqual([...pauses.slice(0, 4)].sort((a, b) => a - b))
    expect(sent.length).toBeLessThan(40 * 1.2)
    for (let n = 0; n < 100; n += 1) await count([newVote(photo)], false)
    expect(sent.slice(-20)).toEqual(Array(20).fill(optimistic))
    expect(await countsAgree()).toBe(true)
  })

  test('two server processes that count the same votes at once count each once', async () => {
    const photos = await Promise.all(Array.from({ length: 12 }, () => insert()))
    const batches = Array.from({ length: 10 }, () => photos.map(photo => newVote(photo)))
    const [one, other] = [watchedCounter(), watchedCounter()]
    const answers = await Promise.all(
      batches.flatMap(batch => [one.count(batch, false), other.count(batch.toReversed(), false)]),
    )
    const taken = answers.flat().filter(({ outcome }) => outcome === 'counted')
    expect(taken).toHaveLength(120)
    expect(await countsAgree()).toBe(true)
  })

  test('batches for the same photos and their ranking do not deadlock', async () => {
    const photos = await Promise.all(Array.from({ length: 40 }, () => insert()))
    const early = newVote(photos[0] ?? '')
    const [fast, slow] = [watchedCounter(), watchedCounter()]
    await slow.count([early], false)
    const updater = createRankUpdater(world.context.pool, () => {})
    onTestFinished(() => updater.close())
    const batches = Array.from({ length: 60 }, async () => {
      const answers = await Promise.all([
        fast.count(
          photos.map(photo => newVote(photo)),
          false,
        ),
        slow.count([early, ...photos.map(photo => newVote(photo))], false),
      ])
      updater.add(photos)
      await updater.catchUp()
      return answers.flat().filter(({ outcome }) => outcome === 'counted').length
    })
    expect(await Promise.all(batches)).toEqual(Array(60).fill(80))
    expect(await countsAgree()).toBe(true)
  }, 60_000)
})
