import { expect, test } from 'vitest'
import { worldForAll } from '#tests/world/fixture.ts'
import { rightProposals } from './test-right-proposals.ts'

worldForAll()

test('of 100 noisy made-up cases, half of them across scripts, at least 90 have the right one among three proposals', async () => {
  expect(await rightProposals(100)).toBeGreaterThanOrEqual(90)
})
