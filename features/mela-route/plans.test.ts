import { describe, expect, it } from 'vitest'
import { temple } from '#content/temple.ts'
import { dakBam } from '#content/walk.ts'
import { planCity } from './city-plan.ts'
import type { Waypoint } from './contract.ts'
import { exampleRoute } from './examples.ts'
import { starterRoute } from './starter-walk.ts'
import { bow, softLine, streetLine } from './svg-lines.ts'
import { measureWalk, shortName, type Walk } from './walk.ts'
import { planWhole } from './whole-plan.ts'

const walk = measureWalk(starterRoute.waypoints, temple) as Walk
const whole = planWhole(walk)
const city = planCity(walk, dakBam)
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the drawing of the whole walk', () => {
  it('begins at the river at the bottom, ends at the temple at the top, and stays inside its frame', () => {
    const [first, last] = [whole.stops[0], whole.stops.at(-1)]
    expect(first?.y).toBeGreaterThan((last?.y ?? 0) + 200)
    expect(last?.label).toBe('goal')
    for (const { x, y } of whole.stops) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(300)
      expect(y).toBeGreaterThan(100)
      expect(y).toBeLessThan(whole.height - 60)
    }
  })
  it('marks every ten kilometres', () =>
    expect(whole.marks.map(({ km }) => km)).toEqual([10, 20, 30, 40, 50, 60]))
  it('marks no kilometre so close to the temple that it would be hidden behind it', () => {
    const longer = { ...walk, km: 72 }
    expect(planWhole(longer).marks.map(({ km }) => km)).toEqual([10, 20, 30, 40, 50, 60])
  })
  it('shows only names with enough room when zoomed out, and all names when zoomed in', () => {
    const named = whole.stops.filter(({ rank }) => rank === 1)
    for (const [i, spot] of named.slice(1, -2).entries())
      expect(apart(spot, named[i] ?? spot)).toBeGreaterThan(30)
    expect(named.map(({ stop }) => shortName(stop.waypoint.name).en)).toEqual([
      'Pahleja Ghat',
      'Sonpur',
      'Hajipur',
      'Sarai',
      'Bhagwanpur',
      'Goraul',
      'Turki',
      'Ramdayalu Nagar',
      'Baba Garibnath temple',
    ])
    expect(whole.stops).toHaveLength(20)
  })
  it('marks stops known only by their order as estimated, and does not name them when zoomed out', () => {
    const guessed = whole.stops.filter(({ stop }) => !stop.placed)
    expect(guessed.length).toBeGreaterThan(3)
    expect(guessed.every(({ rank }) => rank === 3)).toBe(true)
  })
  it('can be drawn for a walk without length', () => {
    const [first] = exampleRoute.waypoints as [Waypoint]
    const still = planWhole(measureWalk([first, { ...first, order: 2 }], temple) as Walk)
    expect(still.line).not.toContain('NaN')
    expect(still.marks).toEqual([])
  })
})

describe('the drawing of the city', () => {
  it('shows every chowk from Ramdayalu to the temple in order, none on top of another', () => {
    expect(city.stops.map(({ stop }) => stop.waypoint.order)).toEqual(
      Array.from({ length: 15 }, (_, i) => i + 19),
    )
    for (const [i, spot] of city.stops.entries())
      for (const other of city.stops.slice(i + 1)) expect(apart(spot, other)).toBeGreaterThan(48)
    for (const { y } of city.stops.slice(1)) expect(y).toBeLessThanOrEqual(city.stops[0]?.y ?? 0)
  })
  it('has the two short cuts of the dak bam', () => expect(city.shortCuts.match(/M/g)).toHaveLength(2))
  it('leaves out the dak bam’s way if one of its chowks is missing', () =>
    expect(planCity(walk, [...dakBam, 'Nowhere']).shortCuts).toBe(''))
  it('shows a position on the line, and none before the city', () => {
    expect(city.spotOf(40)).toBeUndefined()
    expect(city.spotOf(walk.km)).toMatchObject({ x: city.stops.at(-1)?.x, y: city.stops.at(-1)?.y })
    const [first, second] = city.stops
    const between = city.spotOf(((first?.stop.km ?? 0) + (second?.stop.km ?? 0)) / 2)
    expect(between?.x).toBeCloseTo(((first?.x ?? 0) + (second?.x ?? 0)) / 2, 6)
  })
  it('can be drawn with one, two or forty chowks', () => {
    for (const count of [1, 2, 40]) {
      const stops = Array.from(
        { length: count },
        (_, i) => ({ ...walk.stops[20], km: i }) as Walk['stops'][number],
      )
      const plan = planCity({ ...walk, stops, cityFrom: 0 }, dakBam)
      expect(plan.stops).toHaveLength(count)
      expect(plan.line + plan.heads + plan.outLine).not.toMatch(/NaN|undefined/)
    }
  })
})

describe('a line', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 40 },
    { x: 60, y: 50 },
  ]
  it('that is curved passes through every point', () =>
    expect(softLine(spots)).toMatch(/^M0 0C.* 10 40S.* 60 50$/))
  it('along streets begins at the first point and ends at the last', () =>
    expect(streetLine(spots, 10)).toMatch(/^M0 0.*L60 50$/))
  it('that is an arc bends to the right', () =>
    expect(bow({ x: 0, y: 100 }, { x: 0, y: 0 }, 50)).toBe('M0 100Q100 50 0 0'))
})

describe('a name on a drawing', () => {
  it('is short in both languages', () => {
    const names = starterRoute.waypoints.map(({ name }) => shortName(name))
    expect(names.find(({ en }) => en === 'Bhagwanpur')?.hi).toBe('भगवानपुर')
    expect(names.find(({ en }) => en === 'Ramdayalu Nagar')?.hi).toBe('रामदयालु नगर')
    expect(names.find(({ en }) => en === 'Hathi')?.hi).toBe('हाथी')
    for (const { en } of names) expect(en.length).toBeLessThan(24)
  })
})
