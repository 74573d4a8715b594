import { describe, expect, test } from 'vitest'
import { world } from '#tests/world/fixture.ts'
import type { ContestTables } from '../tables.server.ts'
import { cohortsOf } from './cohorts.server.ts'
import type { VoteCohort } from './cohorts.ts'
import { type CastVote, findCohorts } from './test-cohorts.ts'
import { attacks, crowds, dice, honestFair, rival, target } from './test-fairs.ts'

/** Stores these votes and the browsers of their devices; returns their cohorts, after checking them against the reference. */
export async function cohortsIn(cast: readonly CastVote[]): Promise<VoteCohort[]> {
  const names = [...new Set(cast.map(({ photo }) => photo))].toSorted()
  const idOf = new Map(
    names.map((name, n) => [name, `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`]),
  )
  const nameOf = new Map(idOf.entries().map(([name, id]) => [id, name]))
  const votes = cast
    .map(vote => ({ ...vote, at: Math.floor(vote.at), id: idOf.get(vote.photo) }))
    .toSorted((a, b) => names.indexOf(a.photo) - names.indexOf(b.photo))
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
    photos: cohort.photos.map(({ photo, votes }) => ({ photo: nameOf.get(photo) ?? '', votes })),
    cells: cohort.cells.map(cell => ({ ...cell, photo: nameOf.get(cell.photo) ?? '' })),
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

const fair = (seed: number) => honestFair(dice(seed), 8000)
export const withAttack = (seed: number, name: string, votes = 1400) => [
  ...fair(seed),
  ...(attacks[name]?.(dice(seed + 2000), votes) ?? []),
]
export const isBot = ({ device }: CastVote) => device.startsWith('bot-')

/** The tests of a simulated fair, with and without an attack; they need an open world. */
export const inSimulatedFair = (seed: number) =>
  describe(`in simulated fair ${seed}`, () => {
    test('no honest vote is in a cohort', async () => {
      expect(await cohortsIn(fair(seed))).toEqual([])
    })

    test.each(Object.keys(crowds))(
      'an honest %s that votes together never shows signs of a machine',
      async name => {
        const cohorts = await cohortsIn([...fair(seed), ...(crowds[name]?.(dice(seed + 1000)) ?? [])])
        expect(cohorts.flatMap(({ signs }) => signs)).toEqual([])
      },
    )

    test.each(['one machine', '700 networks in 13 s', 'slow drip over a week', 'decoys for a rival'])(
      'every vote of %s is in one cohort, with signs of a machine',
      async name => {
        const cast = withAttack(seed, name)
        const [cohort, ...others] = await cohortsIn(cast)
        expect(others).toEqual([])
        expect(cohort?.signs.length).toBeGreaterThan(0)
        const names = new Set(cohort?.networks)
        const missed = cast.filter(vote => isBot(vote) && !names.has(vote.network))
        expect(missed).toEqual([])
        const honest = cast.filter(vote => !isBot(vote) && names.has(vote.network))
        expect(honest.length).toBeLessThan(cast.length / 100)
      },
    )

    test('votes hidden among honest votes of 40 carriers are one cohort, and undoing it spares the honest ones', async () => {
      const cast = withAttack(seed, 'among honest votes of 40 carriers', 400)
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
      const cast = withAttack(seed, 'decoys for a rival')
      const names = new Set((await cohortsIn(cast)).flatMap(({ networks }) => networks))
      const own = cast.filter(vote => vote.photo === rival && !isBot(vote))
      const left = own.filter(vote => !names.has(vote.network))
      expect(left.length).toBeGreaterThan(0.9 * own.length)
      expect(cast.filter(vote => vote.photo === target && isBot(vote) && !names.has(vote.network))).toEqual(
        [],
      )
    })
  })
