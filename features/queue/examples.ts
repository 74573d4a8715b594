import type { Queue } from './contract.ts'

const minute = 60_000
const at = (now: number, minutes: number) => new Date(now - minutes * minute).toISOString()
const wholeNight = (hours: 1 | 2 | 4 | 5) => Array.from({ length: 36 }, (_, hour) => ({ hour, hours }))

/** A Monday night: tail, wait and dak bam reported a few minutes ago, and three earlier Mondays. */
export const told = (now: number): Queue => ({
  tail: { place: 'pani-tanki', hours: 3, told_at: at(now, 6) },
  dak_bam: { place: 'goraul', told_at: at(now, 12) },
  mondays: [
    { date: '2026-08-17', told: wholeNight(5) },
    { date: '2026-08-10', told: wholeNight(4) },
    { date: '2026-08-03', told: wholeNight(2) },
  ],
})
/** The same, reported too long ago. */
export const old = (now: number): Queue => ({
  ...told(now),
  tail: { place: 'pani-tanki', hours: 3, told_at: at(now, 48) },
  dak_bam: { place: 'goraul', told_at: at(now, 60) },
})
/** No reports. */
export const silent: Queue = { tail: null, dak_bam: null, mondays: [] }
