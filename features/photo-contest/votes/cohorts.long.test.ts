import { worldForAll } from '#tests/world/fixture.ts'
import { inSimulatedFair } from './test-simulated-fair.ts'

worldForAll()
for (const seed of [2, 3]) inSimulatedFair(seed)
