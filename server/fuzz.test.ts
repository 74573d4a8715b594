import { test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { fuzz } from './test-fuzz.ts'

worldForAll()

test('whatever is sent, the server answers, and never with 500', () => fuzz(world, { numRuns: 150 }))
