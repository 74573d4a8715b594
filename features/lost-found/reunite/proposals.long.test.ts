import { expect, test } from 'vitest'
import { worldForAll } from '#tests/world/fixture.ts'
import { rightProposals } from './test-right-proposals.ts'

worldForAll()

test('of 1,000 noisy made-up cases, half of them across scripts, at least 900 have the right one among three proposals', async () => {
  expect(await rightProposals(1000)).toBeGreaterThanOrEqual(900)
})
