import type { Stories } from '#kit/web/stories.ts'
import type { Queue } from './contract.ts'
import { Shown } from './queue-screen.tsx'

const minute = 60_000
const at = (now: number, minutes: number) => new Date(now - minutes * minute).toISOString()
const wholeNight = (hours: 1 | 2 | 4 | 5) => Array.from({ length: 36 }, (_, hour) => ({ hour, hours }))

/** A Monday night: tail, wait and dak bam reported a few minutes ago, and three earlier Mondays. */
const told = (now: number): Queue => ({
  tail: { place: 'pani-tanki', hours: 3, told_at: at(now, 6) },
  dak_bam: { place: 'goraul', told_at: at(now, 12) },
  mondays: [
    { date: '2026-08-17', told: wholeNight(5) },
    { date: '2026-08-10', told: wholeNight(4) },
    { date: '2026-08-03', told: wholeNight(2) },
  ],
})
/** The same, reported too long ago. */
const old = (now: number): Queue => ({
  ...told(now),
  tail: { place: 'pani-tanki', hours: 3, told_at: at(now, 48) },
  dak_bam: { place: 'goraul', told_at: at(now, 60) },
})
/** No reports. */
const silent: Queue = { tail: null, dak_bam: null, mondays: [] }

const now = Date.now()

export const stories: Stories = {
  feature: 'queue',
  states: [
    { name: 'told a few minutes ago', Show: () => <Shown queue={told(now)} /> },
    { name: 'told too long ago', Show: () => <Shown queue={old(now)} /> },
    { name: 'nobody told', Show: () => <Shown queue={silent} /> },
  ],
}
