import { describe, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { ContestTables } from '../tables.server.ts'
import { insertPhoto, newVote } from '../test-contest.ts'
import { decideCohort } from './cohorts.server.ts'
import { castVote, type Vote } from './votes.server.ts'

worldForAll()

const db = () => world.context.db.withTables<ContestTables>()
const cast = (vote: Vote, onlyApproved = false) => castVote(db(), vote, onlyApproved)
const counted = (voteCount: number) => ({ outcome: 'counted', voteCount })
/** Whether every photo's vote count equals its number of rows. */
const countsAgree = async () => {
  const { rows } = await world.owner.query(
    `select id from photo_contest_submissions where vote_count <>
       (select count(*) from photo_votes where photo_id = id and voided_at is null)`,
  )
  return rows.length === 0
}

describe('a vote', () => {
  test('whose voter id has quotes, backslashes or braces is stored as it is', async () => {
    const photo = await insertPhoto(world)
    const names = ['null', '', ' ', 'a"b', 'c\\d', '{e,f}', '\\', 'श्याम', 'line\nend', "o'clock"]
    for (const userIdentifier of names) await cast(newVote(photo, { userIdentifier }))
    const { rows } = await world.owner.query('select user_identifier from photo_votes where photo_id = $1', [
      photo,
    ])
    expect(rows.map(row => row.user_identifier).sort()).toEqual(names.toSorted())
    expect(await countsAgree()).toBe(true)
  })

  test('for a photo hidden from visitors does not count', async () => {
    const [waiting, approved] = [await insertPhoto(world), await insertPhoto(world, { isApproved: true })]
    const hidden = await insertPhoto(world, { isHidden: true })
    const none = { outcome: 'no-such-photo' }
    for (const photo of [hidden, crypto.randomUUID()]) expect(await cast(newVote(photo))).toEqual(none)
    expect(await cast(newVote(waiting), true)).toEqual(none)
    expect(await cast(newVote(approved), true)).toEqual(counted(1))
    expect(await countsAgree()).toBe(true)
  })
})

test('simultaneous votes for and decisions about the same photos do not deadlock, and each vote counts once', async () => {
  const photos = await Promise.all(Array.from({ length: 12 }, () => insertPhoto(world)))
  const decide = (decision: 'void' | 'restore') =>
    decideCohort(
      db(),
      { networks: ['net'], cells: [], until: new Date() },
      {
        decision,
        reason: 'rush',
        staff: { id: crypto.randomUUID(), username: 'admin', roles: [] },
        at: new Date(),
      },
    )
  const votes = Array.from({ length: 10 }, (_, n) =>
    (n % 2 ? photos : photos.toReversed()).map(photo => newVote(photo)),
  ).flat()
  const [answers] = await Promise.all([
    Promise.all([...votes, ...votes].map(vote => cast(vote))),
    ...(['void', 'restore', 'void', 'restore'] as const).map(decide),
  ])
  expect(answers.filter(({ outcome }) => outcome === 'counted')).toHaveLength(120)
  expect(await countsAgree()).toBe(true)
})
