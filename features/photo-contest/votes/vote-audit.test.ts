import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'
import { type Dice, dice } from './test-fairs.ts'
import { flagPhotos } from './vote-audit.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Vote = { photo: number; network: string; hour: number; seen: number }

/** 30,000 honest votes for 99 photos: nine in ten through 63 shared carrier addresses, the others from 2,000 home lines. */
function honestVotes({ roll, below, skewed }: Dice): Vote[] {
  const votes: Vote[] = []
  while (votes.length < 30_000) {
    const atHome = roll() < 0.05
    const network = atHome ? `home-${below(2000)}` : `carrier-${skewed(63)}`
    const photo = skewed(99)
    // A family votes together, mostly for a photo by one of its own.
    const together = atHome && roll() < 0.3 ? 1 + below(4) : 1
    for (let n = 0; n < together; n += 1)
      votes.push({ photo, network, hour: below(500), seen: 1 + below(20) })
  }
  return votes
}
const attacked = 99
const attack = (
  count: number,
  networkOf: (n: number) => string,
  hourOf = (n: number) => 200 + (n % 30),
): Vote[] =>
  Array.from({ length: count }, (_, n) => ({
    photo: attacked,
    network: networkOf(n),
    hour: hourOf(n),
    seen: 1,
  }))

async function write(votes: Vote[], mark: string) {
  const { roll } = dice(votes.length)
  await database.pool.query(
    `insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, seen, created_at)
     select ('00000000-0000-4000-8000-' || lpad(photo::text, 12, '0'))::uuid, gen_random_uuid(), $5 || gen_random_uuid(),
       network, age, seen, timestamptz '2027-07-19 00:00+05:30' + hour * interval '1 hour'
     from unnest($1::int[], $2::text[], $3::int[], $4::int[], $6::int[]) as vote (photo, network, hour, seen, age)`,
    [
      votes.map(v => v.photo),
      votes.map(v => v.network),
      votes.map(v => v.hour),
      votes.map(v => v.seen),
      mark,
      votes.map(() => Math.round(15 + 600 * roll() ** 2)),
    ],
  )
}
/** The audit's flags with these votes added; the votes are removed afterwards. */
async function flagsWith(attack: Vote[]) {
  await write(attack, 'attack-')
  const flags = await flagPhotos(database.pool)
  await database.pool.query("delete from photo_votes where device like 'attack-%'")
  const isAttacked = (id: string) => Number(id.slice(-12)) === attacked
  const mine = flags.find(flag => isAttacked(flag.photo_id))
  if (!mine) throw new Error('the attacked photo must have votes')
  return { honest: flags.filter(flag => !isAttacked(flag.photo_id)), mine }
}
/** The attacked photo also has ordinary supporters. */
const ordinary = (votes: Vote[]) =>
  votes.map((vote, n) => (n % 100 === 0 ? { ...vote, photo: attacked } : vote))

describe('in a simulated fair', () => {
  const seed = 1
  beforeAll(async () => {
    await database.pool.query('delete from photo_votes')
    await write(ordinary(honestVotes(dice(seed))), '')
  })

  test.each([1, 40])(
    '300 votes from %i rented addresses stand out, and no honest photo does',
    async addresses => {
      const { honest: others, mine } = await flagsWith(attack(300, n => `rented-${n % addresses}`))
      expect(mine.network_z).toBeGreaterThan(6)
      expect(mine.is_suspicious).toBe(true)
      expect(others).toHaveLength(99)
      expect(others.filter(flag => flag.is_suspicious)).toEqual([])
    },
  )
  test('a household of eight that votes for one of its own is no suspect', async () => {
    const family = (home: string) => attack(8, () => home)
    const { mine } = await flagsWith([...family('home-of-eight'), ...family('home-of-friends').slice(0, 2)])
    expect(mine.network_z).toBeGreaterThan(6)
    expect(mine.is_suspicious).toBe(false)
  })
  test('300 votes from one carrier pool stand out', async () => {
    const { mine } = await flagsWith(attack(300, () => 'carrier-50'))
    expect(mine.network_z).toBeGreaterThan(6)
  })
  test('300 votes through 300 proxies stand out by voting for nothing else', async () => {
    const { honest: others, mine } = await flagsWith(attack(300, n => `proxy-${n}`))
    expect(mine.exclusive_share).toBeGreaterThan(0.4)
    expect(mine.saw_only_this).toBeGreaterThan(0.4)
    expect(mine.is_suspicious).toBe(true)
    expect(Math.max(...others.map(flag => flag.exclusive_share))).toBeLessThan(0.12)
  })
  test('a slow drip of real people cannot be told from supporters: staff and the rules decide', async () => {
    const { skewed, below } = dice(seed + 100)
    const drip = attack(
      300,
      () => `carrier-${skewed(63)}`,
      () => below(500),
    )
    expect((await flagsWith(drip)).mine.is_suspicious).toBe(false)
  })
  test('an hour of messages among friends moves a photo up the list but makes it no suspect', async () => {
    const { skewed } = dice(seed + 200)
    const { honest: others, mine } = await flagsWith(
      attack(
        200,
        () => `carrier-${skewed(63)}`,
        () => 300,
      ),
    )
    expect(mine.burst).toBeGreaterThan(Math.max(...others.map(flag => flag.burst)))
    expect(mine.is_suspicious).toBe(false)
  })
})

test('twenty votes are too few to suspect anybody', async () => {
  await database.pool.query('delete from photo_votes')
  const { mine } = await flagsWith(attack(20, () => 'home-1'))
  expect(mine).toMatchObject({ is_suspicious: false, exclusive_share: 1 })
})

test('a household of eight is no suspect if a photo has few votes', async () => {
  await database.pool.query('delete from photo_votes')
  const elsewhere = attack(30, n => `carrier-${n % 10}`).map(vote => ({ ...vote, photo: 1 }))
  await write(elsewhere, '')
  const { mine } = await flagsWith([...attack(8, () => 'home'), ...attack(22, n => `carrier-${n % 10}`)])
  expect(mine.network_z).toBeGreaterThan(6)
  expect(mine.is_suspicious).toBe(false)
})
