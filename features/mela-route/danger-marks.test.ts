import { expect, test } from 'vitest'
import { temple } from '#content/temple.ts'
import type { MapDanger } from '#kit/web/map-dangers.ts'
import { drawnDangers } from './danger-marks.tsx'
import { exampleRoute } from './examples.ts'
import { measureWalk, type Walk } from './walk.ts'
import type { WalkPosition } from './walk-position.ts'

const walk = measureWalk(exampleRoute.waypoints, temple) as Walk
const text = { en: 'Fire', hi: 'आग' }
const danger = (...points: MapDanger['points'][number][]): MapDanger => ({
  id: 'a',
  name: text,
  advice: text,
  points,
  precision_m: null,
})
/** Position on a drawing whose x is the kilometres on foot. */
const spotOf = ({ km }: WalkPosition) => ({ x: km, y: 0 })
const drawn = (...points: MapDanger['points'][number][]) => drawnDangers(walk, [danger(...points)], spotOf)[0]
const placed = walk.stops.filter(stop => stop.placed)

test('a danger on the walk breaks the line for a kilometre on each side', () => {
  const stop = placed[2]
  const found = drawn(stop?.point ?? temple)
  expect(found?.mark.x).toBeCloseTo(stop?.km ?? 0, 1)
  expect(found?.part.at(0)?.x).toBeCloseTo((stop?.km ?? 0) - 1, 1)
  expect(found?.part.at(-1)?.x).toBeCloseTo((stop?.km ?? 0) + 1, 1)
})
test('a break at the temple ends with the walk', () => {
  const found = drawn(walk.stops.at(-1)?.point ?? temple)
  expect(Math.max(...(found?.part ?? []).map(({ x }) => x))).toBeCloseTo(walk.km, 1)
  expect(Math.min(...(found?.part ?? []).map(({ x }) => x))).toBeCloseTo(walk.km - 1, 1)
})
test('a danger between two known stops breaks the line between them', () => {
  const [from, to] = [placed[1], placed[2]]
  const found = drawn(from?.point ?? temple, to?.point ?? temple)
  expect(found?.part.at(0)?.x).toBeCloseTo(from?.km ?? 0, 1)
  expect(found?.part.at(-1)?.x).toBeCloseTo(to?.km ?? 0, 1)
})
test('a danger two kilometres from the line is marked without breaking it; one far away is not drawn', () => {
  const { lat, lng } = placed[2]?.point ?? temple
  expect(drawn({ lat, lng: lng + 0.025 })?.part).toEqual([])
  expect(drawn({ lat, lng: lng + 0.2 })).toBeUndefined()
})
