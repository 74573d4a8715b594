import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openGuide, type Scenario } from './scenario.ts'

/** Floods of long lists and pictures of noise, again and again: the server's memory stays below a bound. */
export const memory: Scenario = {
  counts: { minutes: 60, connections: 500, megabytes: 600 },
  async run({ minutes = 0, connections = 0, megabytes = 0 }) {
    const guide = await openGuide()
    const { pid, url } = guide.server
    const until = performance.now() + minutes * 60_000
    const paths = [
      '/api/photos?limit=100',
      '/',
      '/gallery',
      '/api/lost-found',
      '/api/crowd-status',
      '/api/live?topics=x',
    ]
    const measured: number[] = []
    try {
      const round = async (n: number) => {
        while (performance.now() < until) {
          const path = paths[n % paths.length] ?? '/'
          const answer = await fetch(url + path, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
          await answer?.body?.cancel().catch(() => {})
        }
      }
      const flood = Promise.all(Array.from({ length: connections }, (_, n) => round(n)))
      while (performance.now() < until) {
        await sleep(Math.min(10_000, minutes * 6000))
        measured.push(residentMegabytes(pid))
      }
      await flood
      await sleep(3000)
      const after = residentMegabytes(pid)
      const most = Math.max(...measured)
      const broken = most > megabytes ? [`${most} MB, more than ${megabytes}`] : []
      return { figures: { first: measured[0] ?? 0, most, after, every: measured.join(' ') }, broken }
    } finally {
      await guide.close()
    }
  },
}

const residentMegabytes = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
