import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDedicatedConnection } from '#kit/server/db/dedicated-connection.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { countBallots } from './count-votes.server.ts'
import { ballotFor, plantPhoto } from './test-votes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const plant = (id: string) => plantPhoto(world, { id })
const ballot = (photoId: string, userIdentifier: string, device: string = crypto.randomUUID()) =>
  ballotFor(photoId, { userIdentifier, device })

test('whatever a voter is called reaches the database as it is', async () => {
  const photo = crypto.randomUUID()
  await plant(photo)
  const names = ['null', 'NULL', '', ' ', 'a"b', 'c\\d', '{e,f}', '"', '\\', 'श्याम', 'line\nend', "o'clock"]
  const ballots = names.map(name => ballot(photo, name))
  expect(await countBallots(createDedicatedConnection(world.context.pool), ballots, false)).toEqual(
    names.map(() => ({ outcome: 'counted', voteCount: names.length })),
  )
  const { rows } = await world.owner.query('select user_identifier from photo_votes where photo_id = $1', [
    photo,
  ])
  expect(rows.map(row => row.user_identifier).sort()).toEqual(names.toSorted())
})

test('each ballot of a batch hears its own answer, in its place', async () => {
  const [one, two, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await plant(one)
  await plant(two)
  await countBallots(createDedicatedConnection(world.context.pool), [ballot(one, 'early', 'early')], false)
  const twin = ballot(two, 'twin', 'twin')
  const answers = await countBallots(
    createDedicatedConnection(world.context.pool),
    [
      ballot(gone, 'a'),
      ballot(one, 'early'),
      twin,
      twin,
      ballot(one, 'other name', 'early'),
      ballot(one, 'fresh'),
      ballot(gone, 'a'),
      ballot(two, 'other name', 'twin'),
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
