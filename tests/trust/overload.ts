import { setTimeout as sleep } from 'node:timers/promises'
import { type CrowdReport, runCrowd, startCrowd } from './crowd.ts'
import { keepWorst, openGuide, type Scenario } from './scenario.ts'

/** Parts of the rate of a few busy connections at which the peak is looked for. */
const steps = [0.6, 0.8, 1, 1.2]

/**
 * First the peak: the highest goodput, which is answers within a second, of the same connections at rates around what a few busy
 * connections reach. Then `times` the peak for `seconds`, then half. Goodput stays near its peak; votes and staff are served
 * throughout; afterwards times are soon as before. Refusals may take longer than reads: they wait, so that programs that ask again
 * at once leave the processor to the others.
 */
export const overload: Scenario = {
  counts: {
    seconds: 60,
    times: 10,
    connections: 4000,
    share: 80,
    accepted_ms: 1000,
    refused_ms: 5000,
    ms: 1000,
  },
  async run(counts) {
    const { seconds = 0, times = 0, connections = 0, share = 0 } = counts
    const { accepted_ms = 0, refused_ms = 0, ms = 0 } = counts
    const guide = await openGuide()
    const crowd = {
      url: guide.server.url,
      paths: ['/api/photos?limit=100', '/api/photos?limit=100&after=9_RANDOM'],
    }
    const broken: string[] = []
    const worst: Record<string, number> = {}
    try {
      await runCrowd({ ...crowd, connections: 50, seconds: 3 })
      const few = goodputOf(await runCrowd({ ...crowd, connections: 50, seconds: Math.max(3, seconds / 4) }))
      const rises: number[] = []
      for (const step of steps) {
        const rate = { connections, seconds: Math.max(3, seconds / 4), perSecond: few * step }
        rises.push(goodputOf(await runCrowd({ ...crowd, ...rate })))
      }
      const peak = Math.max(...rises)
      const { report } = await startCrowd({ ...crowd, connections, seconds, perSecond: peak * times })
      const until = performance.now() + seconds * 1000
      while (performance.now() < until - 1000) {
        await keepWorst(worst, broken, guide, ms)
        await sleep(500)
      }
      const over = await report
      const after = await runCrowd({ ...crowd, connections, seconds: 15, perSecond: peak / 2 })
      // The second from which on all are in time.
      const recovered = after.p99s.findLastIndex(p99 => p99 > accepted_ms) + 1
      const percent = Math.round((goodputOf(over) / peak) * 100)
      if (percent < share) broken.push(`goodput is ${percent} % of its peak`)
      if (over.accepted.p99 > accepted_ms) broken.push(`p99 of accepted reads is ${over.accepted.p99} ms`)
      if (over.refused.p99 > refused_ms) broken.push(`p99 of refused reads is ${over.refused.p99} ms`)
      if (recovered > 10) broken.push(`times are as before after ${recovered} s`)
      const figures = {
        of_50_connections_a_second: few,
        rise_a_second: rises.join(' '),
        peak_a_second: peak,
        goodput_a_second: goodputOf(over),
        percent,
        accepted_p99_ms: over.accepted.p99,
        refused_p99_ms: over.refused.p99,
        answers: JSON.stringify(over.answers),
        cut: over.cut,
        unsent: over.unsent,
        recovered_after_s: recovered,
      }
      return { figures: { ...figures, ...worst }, broken }
    } finally {
      await guide.close()
    }
  },
}

/** A second, without the first one, in which the connections are opened. */
function goodputOf({ goodput }: CrowdReport): number {
  const whole = goodput.slice(1)
  return Math.round(whole.reduce((sum, each) => sum + each, 0) / whole.length)
}
