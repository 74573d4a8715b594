import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { ContestTables } from '../tables.server.ts'
import { cohortsOf } from './cohorts.server.ts'
import { signsOf, type VoteCohort } from './cohorts.ts'
import { attacks, type CastVote, crowds, dice, honestFair, rival, target } from './test-fairs.ts'

worldForAll()

/** Stores these votes and the browsers of their devices; returns their cohorts. */
async function cohortsIn(cast: readonly CastVote[]): Promise<VoteCohort[]> {
  const names = [...new Set(cast.map(({ photo }) => photo))]
  const idOf = (name: string) => `00000000-0000-4000-8000-${String(names.indexOf(name)).padStart(12, '0')}`
  const nameOf = (id: string) => names[Number(id.slice(-12))] ?? ''
  const votes = JSON.stringify(cast.map(vote => ({ ...vote, at: Math.floor(vote.at), id: idOf(vote.photo) })))
  await world.empty('photo_votes', 'devices')
  await world.owner.query(
    `insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, created_at, voided_at)
     select id, device, device, network, age, timestamptz 'epoch' + at * interval '1 millisecond',
       case when "isVoid" then now() end
     from jsonb_to_recordset($1)
       as vote (id uuid, device text, network text, age int, at float8, "isVoid" boolean)`,
    [votes],
  )
  await world.owner.query(
    `insert into devices (id, network, browser, minted_at)
     select distinct on (device) device, network, browser, now()
     from jsonb_to_recordset($1) as vote (device text, network text, browser text)`,
    [votes],
  )
  const { db, features } = world.context
  return (await cohortsOf(db.withTables<ContestTables>(), features)).map(cohort => ({
    ...cohort,
    photos: cohort.photos.map(({ photo, votes }) => ({ photo: nameOf(photo), votes })),
    cells: cohort.cells.map(cell => ({ ...cell, photo: nameOf(cell.photo) })),
  }))
}

const fair = () => honestFair(dice(1), 8000)
const withAttack = (name: string) => [...fair(), ...(attacks[name]?.(dice(2001)) ?? [])]
const isBot = ({ device }: CastVote) => device.startsWith('bot-')

test('no honest vote is in a cohort', async () => {
  expect(await cohortsIn(fair())).toEqual([])
})

test.each(Object.keys(crowds))(
  'an honest %s that votes together never shows signs of a machine',
  async name => {
    const cohorts = await cohortsIn([...fair(), ...(crowds[name]?.(dice(1001)) ?? [])])
    expect(cohorts.flatMap(({ signs }) => signs)).toEqual([])
  },
)

test.each([
  ['one machine', ['ages', 'browsers']],
  ['700 networks in 13 s', ['ages', 'browsers', 'arrival']],
  ['slow drip over a week', ['ages', 'browsers']],
  ['decoys for a rival', ['ages']],
])('every vote of %s is in one cohort, with the signs %j', async (name, signs) => {
  const cast = withAttack(name)
  const [cohort, ...others] = await cohortsIn(cast)
  expect(others).toEqual([])
  const names = new Set(cohort?.networks)
  const found = cast.filter(({ network }) => names.has(network))
  const times = found.map(({ at }) => Math.floor(at))
  expect(cohort).toMatchObject({
    ...{ signs, votes: found.length, voided: 0 },
    devices: new Set(found.map(({ device }) => device)).size,
    ...{ first: Math.min(...times), last: Math.max(...times) },
  })
  for (const { photo, votes } of cohort?.photos ?? [])
    expect([photo, votes]).toEqual([photo, found.filter(vote => vote.photo === photo).length])
  expect(cast.filter(vote => isBot(vote) && !names.has(vote.network))).toEqual([])
  expect(found.filter(vote => !isBot(vote)).length).toBeLessThan(cast.length / 100)
})

test('votes hidden among honest votes of 40 carriers are one cohort, and undoing it spares the honest ones', async () => {
  const cast = withAttack('among honest votes of 40 carriers')
  const [cohort, ...others] = await cohortsIn(cast)
  expect(others).toEqual([])
  expect(cohort?.signs).toContain('rush')
  expect(cohort?.networks).toHaveLength(40)
  const keys = new Set(cohort?.cells.map(({ photo, span, age }) => `${photo} ${span} ${age}`))
  const inIt = (vote: CastVote) =>
    keys.has(`${vote.photo} ${Math.floor(vote.at / 600_000)} ${Math.floor(vote.age / 5)}`)
  const bots = cast.filter(isBot)
  expect(bots.filter(inIt).length).toBeGreaterThan(0.95 * bots.length)
  expect(cast.filter(vote => !isBot(vote) && inIt(vote)).length).toBeLessThan(5)
})

test('a rival that got decoy votes keeps nearly all its own votes when the cohort is voided', async () => {
  const cast = withAttack('decoys for a rival')
  const names = new Set((await cohortsIn(cast)).flatMap(({ networks }) => networks))
  const own = cast.filter(vote => vote.photo === rival && !isBot(vote))
  const left = own.filter(vote => !names.has(vote.network))
  expect(left.length).toBeGreaterThan(0.9 * own.length)
  expect(cast.filter(vote => vote.photo === target && isBot(vote) && !names.has(vote.network))).toEqual([])
})

test('already voided votes are found again, so that they can be restored', async () => {
  const cast = withAttack('one machine').map(vote => ({ ...vote, isVoid: isBot(vote) }))
  expect(await cohortsIn(cast)).toMatchObject([{ networks: ['rented-0'], votes: 1400, voided: 1400 }])
})

test('sixty new networks in ten minutes are a sign if they are half of the cohort', () => {
  const mix = { age_spread: 600, browsers: new Map([['chrome', 1]]) }
  const facts = { ...mix, votes: 120, several: 0, most_common: 0, fullest: 60 }
  expect(signsOf({ ...facts, networks: 120 }, mix)).toEqual(['arrival'])
  expect(signsOf({ ...facts, networks: 121 }, mix)).toEqual([])
})
