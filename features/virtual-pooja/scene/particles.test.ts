import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostParticles, moveParticles, type Particle, petal, spark, splash } from './particles.ts'
import { bowlAt, flameAt, potAt, scene, surfaceAt } from './scene-geometry.ts'

const place = fc.record({
  x: fc.double({ min: -500, max: 900, noNaN: true }),
  y: fc.double({ min: -500, max: 900, noNaN: true }),
})

test('the pot, the flame and the bowl stay inside the ring wherever the finger goes', () => {
  fc.assert(
    fc.property(place, fc.double({ min: -10, max: 10, noNaN: true }), (finger, angle) => {
      for (const { x, y } of [potAt(finger), bowlAt(finger), flameAt(angle)]) {
        expect(Math.hypot(x - scene.centre.x, y - scene.centre.y)).toBeLessThan(scene.ring)
      }
    }),
  )
})
test('water from the pot lands on the lingam or its plate', () => {
  for (const x of [96, 140, 180, 220, 264]) expect(surfaceAt(x)).toBeLessThan(226)
  expect(surfaceAt(180)).toBeCloseTo(112.6)
})
test('all particles disappear in the end, and there are never more than the limit', () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 200 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (places, chance) => {
        let flying: Particle[] = places.flatMap(({ x, y }) => [
          petal(x, y, () => chance),
          spark(x, y, () => chance),
          ...splash(x, () => chance),
        ])
        for (let frame = 0; frame < 500; frame += 1) {
          flying = moveParticles(flying, 1 / 60)
          expect(flying.length).toBeLessThanOrEqual(mostParticles)
        }
        expect(flying).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
})
