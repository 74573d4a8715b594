import { describe, expect, test } from 'vitest'
import { attacks, crowds, dice, honestFair, rival, target } from '#tests/trust/fair.ts'
import { type CastVote, findCohorts } from './cohorts.ts'

const fair = (seed: number) => honestFair(dice(seed), 8000)
const withAttack = (seed: number, name: string, votes = 1400) => [
  ...fair(seed),
  ...(attacks[name]?.(dice(seed + 2000), votes) ?? []),
]
const isBot = ({ device }: CastVote) => device.startsWith('bot-')

describe.each([1, 2, 3])('in simulated fair %i', seed => {
  test('no honest vote is in a cohort', () => {
    expect(findCohorts(fair(seed))).toEqual([])
  })

  test.each(Object.keys(crowds))('an honest %s that votes together is never called a machine', name => {
    const cohorts = findCohorts([...fair(seed), ...(crowds[name]?.(dice(seed + 1000)) ?? [])])
    expect(cohorts.flatMap(({ signs }) => signs)).toEqual([])
  })

  test.each(['one machine', '700 networks in 13 s', 'slow drip over a week', 'decoys for a rival'])(
    'every vote of %s is in one cohort, with signs of a machine',
    name => {
      const cast = withAttack(seed, name)
      const [cohort, ...others] = findCohorts(cast)
      expect(others).toEqual([])
      expect(cohort?.signs.length).toBeGreaterThan(0)
      const names = new Set(cohort?.networks)
      const missed = cast.filter(vote => isBot(vote) && !names.has(vote.network))
      expect(missed).toEqual([])
      const honest = cast.filter(vote => !isBot(vote) && names.has(vote.network))
      expect(honest.length).toBeLessThan(cast.length / 100)
    },
  )

  test('a rival that decoys were sent to keeps nearly all its own votes when the cohort is voided', () => {
    const cast = withAttack(seed, 'decoys for a rival')
    const names = new Set(findCohorts(cast).flatMap(({ networks }) => networks))
    const own = cast.filter(vote => vote.photo === rival && !isBot(vote))
    const left = own.filter(vote => !names.has(vote.network))
    expect(left.length).toBeGreaterThan(0.9 * own.length)
    expect(cast.filter(vote => vote.photo === target && isBot(vote) && !names.has(vote.network))).toEqual([])
  })
})

test('votes that are voided already are found again, so that they can be restored', () => {
  const cast = withAttack(1, 'one machine').map(vote => ({ ...vote, isVoid: isBot(vote) }))
  expect(findCohorts(cast)).toMatchObject([{ networks: ['rented-0'], votes: 1400, voided: 1400 }])
})
