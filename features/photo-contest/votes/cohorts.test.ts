import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worldForAll } from '#tests/world/fixture.ts'
import type { CastVote } from './test-cohorts.ts'
import { cohortsIn, inSimulatedFair, isBot, withAttack } from './test-simulated-fair.ts'

worldForAll()
inSimulatedFair(1)

test('already voided votes are found again, so that they can be restored', async () => {
  const cast = withAttack(1, 'one machine').map(vote => ({ ...vote, isVoid: isBot(vote) }))
  expect(await cohortsIn(cast)).toMatchObject([{ networks: ['rented-0'], votes: 1400, voided: 1400 }])
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
