import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adviceFor } from '#common/weather-advice.ts'
import { airLevel, airLevelOfIndex, airQualityIndex } from './air-quality.ts'
import { examples } from './examples.ts'

it.each([
  [0, 0, 'good'],
  [12, 50, 'good'],
  [12.1, 51, 'fair'],
  [35.4, 100, 'fair'],
  [35.5, 101, 'moderate'],
  [55.4, 150, 'moderate'],
  [55.5, 151, 'poor'],
  [150.4, 200, 'poor'],
  [150.5, 201, 'very-poor'],
  [250.4, 300, 'very-poor'],
  [250.5, 301, 'hazardous'],
  [500.4, 500, 'hazardous'],
  [4000, 500, 'hazardous'],
])('%f µg/m³ of PM2.5 gives the index %i, %s', (pm25, index, level) => {
  expect(airQualityIndex(pm25)).toBe(index)
  expect(airLevel(index)).toBe(level)
})
it('more dust never gives a better index', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 600, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      (dust, more) => {
        expect(airQualityIndex(dust + more)).toBeGreaterThanOrEqual(airQualityIndex(dust))
      },
    ),
  )
})
it('labels the upstream’s own index from 1 to 5 and no other number', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1.5].map(airLevelOfIndex)).toEqual([
    undefined,
    'good',
    'fair',
    'moderate',
    'poor',
    'very-poor',
    undefined,
    undefined,
  ])
})
it('gives barefoot walkers advice on the two worst things at most', () => {
  expect(adviceFor(examples.monsoon)).toEqual(['rain'])
  expect(adviceFor(examples.heat)).toEqual(['heat', 'air'])
  expect(adviceFor(examples.storm)).toEqual(['storm', 'rain'])
  expect(adviceFor(examples.mild)).toEqual([])
})
