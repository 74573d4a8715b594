import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDevice } from '#tests/world/device.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { createRankUpdater } from './rank-updater.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.owner.query('truncate photo_contest_submissions, photo_votes cascade'))

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Photos that have votes and are not ranked by them. */
const plant = (count: number, owner = world.owner) =>
  owner.query(
    `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
       notice_version, notice_language, vote_count, created_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, md5(n::text), 8, 8, 'P', '1', 'd', '', '1', 'en', n, now()
     from generate_series(1, $1::int) n`,
    [count],
  )
const outOfRank = async (owner = world.owner) => {
  const { rows } = await owner.query(
    'select count(*)::int as photos from photo_contest_submissions where ranked_votes <> vote_count',
  )
  return rows[0].photos as number
}
const open = (pool: Pool, onRanked = () => {}) => {
  const ranks = createRankUpdater(pool, onRanked)
  onTestFinished(() => ranks.close())
  return ranks
}
const addVotes = (ids: string[]) =>
  world.owner.query(
    'update photo_contest_submissions set vote_count = vote_count + 7 where id = any($1::uuid[])',
    [ids],
  )

describe('the order of the gallery', () => {
  test('follows a vote as soon as somebody looks', async () => {
    await plant(0)
    await world.owner.query(
      `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
         notice_version, notice_language, created_at)
       select unnest($1::uuid[]), 'x', 8, 8, 'P', '1', 'd', '', '1', 'en', now()`,
      [[idOf(1), idOf(2), idOf(3)]],
    )
    const phone = await openDevice(world.url)
    for (const n of [1, 2, 1]) {
      const other = await openDevice(world.url)
      await other.post(`/api/photos/${idOf(n)}/votes`, { user_identifier: other.voterId })
      const { photos, top } = (await phone.get('/api/photos?limit=3')).body
      expect(photos[0].vote_count).toBe(top)
    }
    const order = async () => {
      const { photos } = (await phone.get('/api/photos?limit=3')).body
      return photos.map((photo: { id: string }) => photo.id)
    }
    await expect.poll(order).toEqual([1, 2, 3].map(idOf))
  })
  test('that a killed process left behind is found at the first look', async () => {
    await plant(250)
    await open(world.context.pool).catchUp()
    expect(await outOfRank()).toBe(0)
  })
  test('may be two seconds behind in a rush, and catches up by itself', async () => {
    await plant(200)
    let told = 0
    const ranks = open(world.context.pool, () => (told += 1))
    await ranks.catchUp()
    const ids = Array.from({ length: 200 }, (_, n) => idOf(n + 1))
    await addVotes(ids)
    ranks.add(ids)
    await expect.poll(() => outOfRank()).toBe(0)
    await expect.poll(() => told).toBe(1)
  })
  test('waits while the database is away, and nobody who looks is failed by it', async () => {
    await plant(3)
    const gone = new Pool({ host: '/nowhere', port: 1 })
    onTestFinished(() => gone.end())
    let pool = gone
    const ranks = open({ query: (...asked: [string]) => pool.query(...asked) } as unknown as Pool)
    await ranks.catchUp()
    expect(await outOfRank()).toBe(3)
    pool = world.context.pool
    await ranks.catchUp()
    expect(await outOfRank()).toBe(0)
  })
})

test('no index holds the count of votes, so that a vote changes its photo in place', async () => {
  const { rows: indexes } = await world.owner.query(
    `select indexdef from pg_indexes where tablename = 'photo_contest_submissions' and indexdef ~ '\\yvote_count'`,
  )
  expect(indexes).toEqual([])
})
