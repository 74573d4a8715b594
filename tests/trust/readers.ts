import { setTimeout as sleep } from 'node:timers/promises'
import { startCrowd } from './crowd.ts'
import { keepWorst, openGuide, type Scenario } from './scenario.ts'

/** Many connections read a long list without a pause; votes and staff are served meanwhile. */
export const readers: Scenario = {
  counts: { connections: 3000, seconds: 20, tries: 8, ms: 1000 },
  async run({ connections = 0, seconds = 0, tries = 0, ms = 0 }) {
    const guide = await openGuide()
    try {
      // Half of them request cached responses, the others a new page each time.
      const paths = ['/api/photos?limit=100', '/api/photos?limit=100&after=9_RANDOM']
      const { report } = await startCrowd({ url: guide.server.url, paths, connections, seconds })
      await sleep(seconds * 300)
      const worst: Record<string, number> = {}
      const broken: string[] = []
      for (let n = 0; n < tries; n += 1) {
        await keepWorst(worst, broken, guide, ms)
      }
      const { accepted, refused, answers, cut } = await report
      if (cut > 0) broken.push(`${cut} connections were cut`)
      const figures = {
        ...worst,
        accepted_a_second: Math.round(accepted.count / seconds),
        accepted_p99_ms: accepted.p99,
        refused_p99_ms: refused.p99,
        answers: JSON.stringify(answers),
      }
      return { figures, broken }
    } finally {
      await guide.close()
    }
  },
}
