import fc from 'fast-check'
import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { ContestTables } from '../tables.server.ts'
import { cohortsOf } from './cohorts.server.ts'
import { signsOf, type VoteCohort } from './cohorts.ts'
import { findCohorts } from './test-cohorts.ts'
import { attacks, type CastVote, crowds, dice, honestFair, rival, target } from './test-fairs.ts'

worldForAll()

/** Stores these votes and the browsers of their devices; returns their cohorts, after checking them against the reference. */
async function cohortsIn(cast: readonly CastVote[]): Promise<VoteCohort[]> {
  const names = [...new Set(cast.map(({ photo }) => photo))]
  const idOf = (name: string) => `00000000-0000-4000-8000-${String(names.indexOf(name)).padStart(12, '0')}`
  const nameOf = (id: string) => names[Number(id.slice(-12))] ?? ''
  const votes = cast.map(vote => ({ ...vote, at: Math.floor(vote.at), id: idOf(vote.photo) }))
  await world.empty('photo_votes', 'devices')
  await world.owner.query(
    `insert into photo_votes (photo_id, user_identifier, device, network, device_age_s, created_at, voided_at)
     select id, device, device, network, age, timestamptz 'epoch' + at * interval '1 millisecond',
       case when "isVoid" then now() end
     from jsonb_to_recordset($1)
       as vote (id uuid, device text, network text, age int, at float8, "isVoid" boolean)`,
    [JSON.stringify(votes)],
  )
  await world.owner.query(
    `insert into devices (id, network, browser, minted_at)
     select distinct on (device) device, network, browser, now()
     from jsonb_to_recordset($1) as vote (device text, network text, browser text)`,
    [JSON.stringify(votes)],
  )
  const { db, features } = world.context
  const found = (await cohortsOf(db.withTables<ContestTables>(), features)).map(cohort => ({
    ...cohort,
    photos: cohort.photos.map(({ photo, votes }) => ({ photo: nameOf(photo), votes })),
    cells: cohort.cells.map(cell => ({ ...cell, photo: nameOf(cell.photo) })),
  }))
  expect(inOrder(found)).toEqual(inOrder(findCohorts(votes)))
  return found
}
/** Sorts the cohorts and their parts, so that order does not matter. */
const inOrder = (cohorts: readonly VoteCohort[]) =>
  cohorts
    .map(({ networks, photos, cells, ...rest }) => ({
      ...rest,
      cells: cells.map(cell => JSON.stringify([cell.photo, cell.span, cell.age])).toSorted(),
      networks: networks.toSorted(),
      photos: photos.toSorted((a, b) => b.votes - a.votes || a.photo.localeCompare(b.photo)),
    }))
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

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

type Group = {
  photos: number[]
  networks: number
  devices: number
  stray: number
  age: number
  browser: string
}
test('for any votes, the database finds the same cohorts as the reference', async () => {
  // Few networks and photos, so that groups of networks resemble each other; some stand out and some are large.
  const group = fc.record({
    photos: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
    networks: fc.integer({ min: 1, max: 80 }),
    devices: fc.constantFrom(1, 2, 4, 5, 6, 20, 21),
    stray: fc.integer({ min: 0, max: 3 }),
    age: fc.integer({ min: 0, max: 40 }),
    browser: fc.constantFrom('chrome', 'uc', 'safari'),
  })
  const castOf = (groups: readonly Group[]): CastVote[] =>
    groups.flatMap((one, g) =>
      Array.from({ length: one.networks }, (_, n) =>
        Array.from({ length: one.devices }, (_, d) => {
          // One device in ten also votes for another photo.
          const chosen = new Set([...one.photos, ...((n + d) % 10 === 0 ? [one.stray] : [])])
          return [...chosen].map(photo => ({
            ...{ photo: `photo-${photo}`, device: `d-${g}.${n}.${d}`, network: `n-${g % 3}.${n}` },
            ...{ age: one.age * (1 + (d % 3)), at: 1e9 + n * 70_000 + d, browser: one.browser },
            isVoid: (n + d + photo) % 7 === 0,
          }))
        }).flat(),
      ).flat(),
    )
  await fc.assert(
    fc.asyncProperty(fc.array(group, { minLength: 1, maxLength: 5 }), async groups => {
      await cohortsIn(castOf(groups))
    }),
    { numRuns: 8 },
  )
})
