import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openWorld, type World } from '#tests/world/world.ts'
import type { Ballot } from './count-votes.server.ts'
import { createBallotCount } from './optimistic-count.server.ts'
import { createRanks } from './rank-updater.server.ts'
import { ballotFor, plantPhoto } from './test-votes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const plant = (values: { isHidden?: boolean; isApproved?: boolean } = {}) => plantPhoto(world, values)
const counted = (voteCount: number) => ({ outcome: 'counted', voteCount })
const isTrue = async () => {
  const { rows } = await world.owner.query(
    `select id from photo_contest_submissions where vote_count <>
       (select count(*) from photo_votes where photo_id = id and voided_at is null)`,
  )
  return rows.length === 0
}
/** Counts with the database of the world; `asked` are the statements it took. */
function watched() {
  const asked: (string | undefined)[] = []
  const connect = async () => {
    const client = await world.context.pool.connect()
    return new Proxy(client, {
      get(target, key) {
        const value = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        return (...given: { name?: string }[]) => {
          if (key === 'query') asked.push(given[0]?.name)
          return value.apply(target, given)
        }
      },
    }) as PoolClient
  }
  return { count: createBallotCount({ connect } as unknown as Pool), asked }
}
const fresh = 'count-fresh-ballots'
const careful = 'count-ballots'

test('a batch without repeats is one statement, and each ballot hears its own count', async () => {
  const [one, two, hidden] = [await plant(), await plant(), await plant({ isHidden: true })]
  const { count, asked } = watched()
  const gone = crypto.randomUUID()
  expect(
    await count(
      [one, two, one, gone, hidden].map(photo => ballotFor(photo)),
      false,
    ),
  ).toEqual([counted(2), counted(1), counted(2), { outcome: 'no-such-photo' }, { outcome: 'no-such-photo' }])
  expect(asked).toEqual([fresh])
  expect(await isTrue()).toBe(true)
})

test('what must be approved and is not takes no vote', async () => {
  const [waiting, approved] = [await plant(), await plant({ isApproved: true })]
  const { count } = watched()
  const outcomes = (await count([ballotFor(waiting), ballotFor(approved)], true)).map(
    ({ outcome }) => outcome,
  )
  expect(outcomes).toEqual(['no-such-photo', 'counted'])
  expect(await isTrue()).toBe(true)
})

test.each([
  ['by its cookie', (again: Ballot) => ballotFor(again.photoId, { device: again.device })],
  ['by its own name', (again: Ballot) => ({ ...again, device: crypto.randomUUID() })],
])('a repeat, known %s, is refused, and its batch is counted all the same', async (_, repeated) => {
  const photo = await plant()
  const { count, asked } = watched()
  const early = ballotFor(photo)
  expect(await count([early], false)).toEqual([counted(1)])
  expect(await count([ballotFor(photo), repeated(early), ballotFor(photo)], false)).toEqual([
    counted(3),
    { outcome: 'already-voted' },
    counted(3),
  ])
  expect(asked).toEqual([fresh, fresh, careful])
  expect(await isTrue()).toBe(true)
})

test('while repeats keep coming it asks about them first, for longer each time, and trusts again when they end', async () => {
  const photo = await plant()
  const { count, asked } = watched()
  const early = ballotFor(photo)
  for (let n = 0; n < 40; n += 1) await count([early], false)
  const tries = asked.flatMap((name, at) => (name === fresh ? [at] : []))
  const pauses = tries.slice(1).map((at, n) => at - (tries[n] ?? 0))
  expect(pauses.slice(0, 4)).toEqual([...pauses.slice(0, 4)].sort((a, b) => a - b))
  expect(asked.length).toBeLessThan(40 * 1.2)
  for (let n = 0; n < 100; n += 1) await count([ballotFor(photo)], false)
  expect(asked.slice(-20)).toEqual(Array(20).fill(fresh))
  expect(await isTrue()).toBe(true)
})

test('two server processes that count the same ballots at once count each once', async () => {
  const photos = await Promise.all(Array.from({ length: 12 }, () => plant()))
  const ballots = Array.from({ length: 10 }, () => photos.map(photo => ballotFor(photo)))
  const [one, other] = [watched(), watched()]
  const answers = await Promise.all(
    ballots.flatMap(batch => [one.count(batch, false), other.count(batch.toReversed(), false)]),
  )
  const taken = answers.flat().filter(({ outcome }) => outcome === 'counted')
  expect(taken).toHaveLength(120)
  expect(await isTrue()).toBe(true)
})

test('batches that meet on many photos, and their ranking, never wait for each other in a circle', async () => {
  const photos = await Promise.all(Array.from({ length: 40 }, () => plant()))
  const early = ballotFor(photos[0] ?? '')
  const [trusting, careful] = [watched(), watched()]
  await careful.count([early], false)
  const ranks = createRanks(world.context.pool, () => {})
  onTestFinished(() => ranks.close())
  const batches = Array.from({ length: 60 }, async () => {
    const answers = await Promise.all([
      trusting.count(
        photos.map(photo => ballotFor(photo)),
        false,
      ),
      careful.count([early, ...photos.map(photo => ballotFor(photo))], false),
    ])
    ranks.add(photos)
    await ranks.follow()
    return answers.flat().filter(({ outcome }) => outcome === 'counted').length
  })
  expect(await Promise.all(batches)).toEqual(Array(60).fill(80))
  expect(await isTrue()).toBe(true)
}, 60_000)
