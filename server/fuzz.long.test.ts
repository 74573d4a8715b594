import { test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { fuzz } from './test-fuzz.ts'

worldForAll()
// Different requests in each run; a failure prints its seed. To run longer: FUZZ_RUNS=200000 npm run test:long -- server/fuzz
const numRuns = Number(process.env.FUZZ_RUNS ?? 10_000)

test('whatever is sent, the server answers, and never with 500', () =>
  fuzz(world, { numRuns, seed: Date.now() }))
