import { expect, test } from 'vitest'
import { advance, newPuja, type Puja, startStep } from '../puja-flow.ts'
import { soundPlan } from './sound-plan.ts'

const at = (step: number, phase: Puja['phase'], now: number) =>
  soundPlan(advance({ ...newPuja(0, 'as-sung'), step, phase }, now), now)

test('there is no sound before a deity is chosen', () => {
  expect(soundPlan(undefined, 0)).toEqual({ ambient: 0 })
})
test('the chant plays at 0.8 while the pooja waits', () => {
  expect(soundPlan(newPuja(0, 'as-sung'), 5)).toEqual({ ambient: 0.8 })
})
test('every step has its sound, at the current second', () => {
  const running = soundPlan(startStep(newPuja(0, 'as-sung'), 1000), 4000)
  expect(running.cue).toEqual({ name: 'water', at: 3, level: 1 })
  expect(at(1, 'busy', 12_000)).toEqual({ ambient: 0, cue: { name: 'mantra', at: 12, level: 0.8 } })
  expect(at(2, 'busy', 1000).cue?.name).toBe('aarti')
  expect(at(3, 'busy', 1000)).toEqual({ ambient: 0.8 })
})
test('the bell sounds for 3 seconds after prasad, even over the completion', () => {
  expect(at(3, 'busy', 15_000).cue).toEqual({ name: 'bell', at: 0, level: 1 })
  expect(at(3, 'busy', 17_500).cue).toEqual({ name: 'bell', at: 2.5, level: 1 })
  expect(at(3, 'busy', 18_000).cue).toBeUndefined()
})
