import { setTimeout as sleep } from 'node:timers/promises'
import { startCrowd } from './crowd.ts'
import { residentMegabytes } from './measured-process.ts'
import { keepWorst, openGuide, type Scenario } from './scenario.ts'

/**
 * Floods of long lists, pages and new connections without a pause: the server's memory grows by no more than a bound, and in
 * the second half of the time by no more than a part of it, as a leak would.
 */
export const memory: Scenario = {
  counts: { minutes: 60, connections: 500, growth: 300, later: 40, ms: 5000 },
  async run({ minutes = 0, connections = 0, growth = 0, later = 0, ms = 0 }) {
    const guide = await openGuide()
    const { pid, url } = guide.server
    try {
      await sleep(2000)
      const before = residentMegabytes(pid)
      const seconds = minutes * 60
      const paths = [
        '/api/photos?limit=100',
        '/api/photos?limit=100&after=9_RANDOM',
        '/',
        '/gallery',
        '/api/lost-found',
        '/api/crowd-status',
      ]
      const { report } = await startCrowd({ url, paths, connections, seconds })
      const measured: number[] = []
      const worst: Record<string, number> = {}
      const broken: string[] = []
      const until = performance.now() + seconds * 1000
      while (performance.now() < until) {
        await sleep(Math.min(60_000, seconds * 100))
        measured.push(residentMegabytes(pid))
        await keepWorst(worst, broken, guide, ms)
      }
      const { answers, cut } = await report
      await sleep(3000)
      const after = residentMegabytes(pid)
      const half = Math.ceil(measured.length / 2)
      const first = Math.max(...measured.slice(0, half))
      const most = Math.max(first, ...measured.slice(half))
      if (most - before > growth) broken.push(`grew by ${most - before} MB, more than ${growth}`)
      if (most - first > later)
        broken.push(`grew by ${most - first} MB in the second half, more than ${later}`)
      const figures = { before, first_half: first, most, after, cut, every: measured.join(' ') }
      return { figures: { ...figures, answers: JSON.stringify(answers), ...worst }, broken }
    } finally {
      await guide.close()
    }
  },
}
