import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  bellElapsedMs,
  newPuja,
  type Puja,
  phaseEndsAt,
  secondsLeft,
  startStep,
  stepShare,
  stepState,
} from './puja-flow.ts'
import { type Pace, stepIds, stepSeconds } from './puja-steps.ts'

const paces: Pace[] = ['as-sung', 'even']
/** Plays the whole pooja, tapping as soon as allowed; returns when each phase began. */
function diary(pace: Pace): [at: number, phase: string, step: number][] {
  let puja: Puja = newPuja(0, pace)
  const seen: [number, string, number][] = []
  for (let now = 0; now < 120_000; now += 100) {
    puja = advance(puja, now)
    if (puja.phase === 'ready') puja = startStep(puja, now)
    const last = seen.at(-1)
    if (last?.[1] !== puja.phase || last[2] !== puja.step) seen.push([now, puja.phase, puja.step])
  }
  return seen
}

describe('the flow of the pooja', () => {
  test('takes 10, 29, 15 and 15 seconds; each step is unlocked 3 seconds after the last one ended', () => {
    expect(diary('as-sung')).toEqual([
      [0, 'busy', 0],
      [10_000, 'praised', 0],
      [13_000, 'busy', 1],
      [42_000, 'praised', 1],
      [45_000, 'busy', 2],
      [60_000, 'praised', 2],
      [63_000, 'busy', 3],
      [78_000, 'ringing', 3],
      [79_000, 'complete', 3],
    ])
  })
  test('takes 15 seconds a step if staff choose so', () => {
    expect(
      diary('even')
        .filter(([, phase]) => phase === 'busy')
        .map(([at]) => at),
    ).toEqual([0, 18e3, 36e3, 54e3])
  })
  test('rings the bell for 3 seconds after prasad and completes 1 second later', () => {
    const rung: Puja = { phase: 'ringing', step: 3, since: 0, pace: 'as-sung' }
    expect(advance(rung, 999).phase).toBe('ringing')
    expect(advance(rung, 1000).phase).toBe('complete')
    expect(bellElapsedMs(advance(rung, 2999), 2999)).toBe(2999)
    expect(bellElapsedMs(advance(rung, 3000), 3000)).toBeUndefined()
  })
  test('cannot start the next step during the success message', () => {
    const praised: Puja = { phase: 'praised', step: 0, since: 0, pace: 'even' }
    expect(startStep(praised, 2999)).toEqual(praised)
    expect(startStep(praised, 3000)).toEqual({ phase: 'busy', step: 1, since: 3000, pace: 'even' })
  })
  test('shows 11 seconds left after 18 of the mantra’s 29', () => {
    const chant: Puja = { phase: 'busy', step: 1, since: 0, pace: 'as-sung' }
    expect(secondsLeft(chant, 18_000)).toBe(11)
    expect(stepShare(chant, 18_000)).toBeCloseTo(18 / 29)
  })
  test('marks steps as done, current or to come', () => {
    const beads = (puja: Puja) => stepIds.map((_, index) => stepState(puja, index)).join(' ')
    expect(beads({ ...newPuja(0, 'even'), step: 1 })).toBe('done now ahead ahead')
    expect(beads({ ...newPuja(0, 'even'), step: 1, phase: 'praised' })).toBe('done done ahead ahead')
    expect(beads({ ...newPuja(0, 'even'), step: 3, phase: 'complete' })).toBe('done done done done')
  })
})

describe('a phone with a wrong clock', () => {
  const puja = fc.record({
    phase: fc.constantFrom('ready', 'busy', 'praised', 'ringing', 'complete') as fc.Arbitrary<Puja['phase']>,
    step: fc.integer({ min: 0, max: 3 }),
    since: fc.integer({ min: 0, max: 1e6 }),
    pace: fc.constantFrom(...paces),
  })
  const moments = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 30 })

  test('reaches the same state however often it is computed in between', () => {
    fc.assert(
      fc.property(puja, moments, (start, offsets) => {
        const times = offsets.map(offset => start.since + offset).sort((a, b) => a - b)
        const last = times.at(-1) ?? 0
        expect(times.reduce(advance, start)).toEqual(advance(start, last))
      }),
    )
  })
  test('never goes back a step and never starts one by itself', () => {
    fc.assert(
      fc.property(puja, moments, (start, offsets) => {
        let current = start
        for (const offset of offsets) {
          const next = advance(current, start.since - 50_000 + offset)
          expect(next.step).toBeGreaterThanOrEqual(current.step)
          if (next.phase === 'busy') expect(current.phase).toBe('busy')
          current = next
        }
      }),
    )
  })
  test('a clock turned back restarts the phase and never lengthens it', () => {
    fc.assert(
      fc.property(puja, fc.integer({ min: 1, max: 1e9 }), (start, back) => {
        const now = start.since - back
        const end = phaseEndsAt(advance(start, now))
        if (end !== undefined) expect(end - now).toBeLessThanOrEqual(stepSeconds['as-sung'].mantra * 1000)
      }),
    )
  })
})
