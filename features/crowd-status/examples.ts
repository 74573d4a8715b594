import type { CrowdDay, CrowdPlace, CrowdStatus } from './contract.ts'
import { overallLevel } from './level.ts'

const place = (id: string, en: string, hi: string, rest: Partial<CrowdPlace> = {}): CrowdPlace => ({
  id,
  location: { en, hi },
  status: null,
  status_color: null,
  description: { en: '', hi: '' },
  updated_at: null,
  ...rest,
})
const status = (places: CrowdPlace[], updated_at: string | null): CrowdStatus => ({
  level: overallLevel(places),
  places,
  updated_at,
})

/** A Monday morning with every level: the gate is full, the way out is free. */
export const busy = (now: number): CrowdStatus => {
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  return status(
    [
      place('1', 'Baba Garibnath temple main gate', 'बाबा गरीबनाथ मंदिर मुख्य द्वार', {
        status: 'high',
        status_color: 'red',
        description: { en: 'Queue of about 90 minutes', hi: 'लगभग 90 मिनट की कतार' },
        updated_at: at(2),
      }),
      place('2', 'Chhata Bazar', 'छाता बाजार', {
        status: 'low',
        status_color: 'green',
        description: { en: 'Easy to walk', hi: 'आराम से जा सकते हैं' },
        updated_at: at(12),
      }),
      place('3', 'Harisabha Chowk', 'हरिसभा चौक', {
        status: 'medium',
        status_color: 'yellow',
        description: { en: 'Moving slowly', hi: 'धीरे-धीरे आगे बढ़ें' },
        updated_at: at(20),
      }),
      place('4', 'Hathi Chowk', 'हाथी चौक'),
      place('5', 'Zila School ground (zig-zag queue)', 'जिला स्कूल मैदान (घुमावदार कतार)', {
        status: 'medium',
        status_color: 'yellow',
        updated_at: at(25),
      }),
    ],
    at(2),
  )
}
/** The same, reported hours ago. */
export const old = (now: number): CrowdStatus => busy(now - 5 * 3_600_000)
/** Before the fair: no reports. */
export const silent: CrowdStatus = status(
  [place('1', 'Chhata Bazar', 'छाता बाजार'), place('2', 'Hathi Chowk', 'हाथी चौक')],
  null,
)

/** A day that begins crowded and becomes calmer. */
export const day = (now: number): CrowdDay => ({
  id: '1',
  calmer_after: 14,
  reports: [
    { at: new Date(now - 26 * 3_600_000).toISOString(), status: 'low' },
    { at: new Date(now - 14 * 3_600_000).toISOString(), status: 'high' },
    { at: new Date(now - 5 * 3_600_000).toISOString(), status: 'medium' },
    { at: new Date(now - 1 * 3_600_000).toISOString(), status: 'high' },
  ],
})
