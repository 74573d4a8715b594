import { setTimeout as sleep } from 'node:timers/promises'
import { type CrowdReport, runCrowd } from './crowd.ts'
import { descriptors, residentMegabytes } from './measured-process.ts'
import { keepWorst, openGuide, type Scenario } from './scenario.ts'

/**
 * The worst half hour of a fair day: 50 requests a second, two bursts of ten times as many, and once in ten seconds a new phone
 * that votes and a member of staff. Times, memory, descriptors and the size of the log stay within bounds.
 */
export const fairDay: Scenario = {
  counts: { minutes: 30, rate: 50, burst: 500, connections: 600, read_ms: 500, ms: 1000, megabytes: 60 },
  async run(counts) {
    const { minutes = 0, rate = 0, burst = 0, connections = 0, read_ms = 0, ms = 0, megabytes = 0 } = counts
    const guide = await openGuide()
    const { server } = guide
    const crowd = { url: server.url, paths, connections }
    const broken: string[] = []
    const worst: Record<string, number> = {}
    const held: { mb: number; open: number }[] = []
    let isOver = false
    const watch = async () => {
      while (!isOver) {
        held.push({ mb: residentMegabytes(server.pid), open: descriptors(server.pid) })
        await keepWorst(worst, broken, guide, ms)
        for (let waited = 0; waited < minutes * 333 && !isOver; waited += 100) await sleep(100)
      }
    }
    try {
      await runCrowd({ ...crowd, seconds: 5, perSecond: rate })
      const watching = watch()
      const reports: Record<'ordinary' | 'burst', CrowdReport[]> = { ordinary: [], burst: [] }
      // Of twelve parts the fourth and the ninth are bursts.
      for (let part = 1; part <= 12; part += 1) {
        const name = part === 4 || part === 9 ? 'burst' : 'ordinary'
        const perSecond = name === 'burst' ? burst : rate
        reports[name].push(await runCrowd({ ...crowd, seconds: minutes * 5, perSecond }))
      }
      isOver = true
      await watching
      const figures: Record<string, number | string> = { ...worst }
      for (const [name, all] of Object.entries(reports)) {
        const sum = (of: (report: CrowdReport) => number) => all.reduce((total, each) => total + of(each), 0)
        figures[`${name}_accepted`] = sum(({ accepted }) => accepted.count)
        figures[`${name}_refused`] = sum(({ refused }) => refused.count)
        figures[`${name}_p99_ms`] = Math.max(...all.map(({ accepted }) => accepted.p99))
        if (Number(figures[`${name}_p99_ms`]) > read_ms)
          broken.push(`p99 of ${name} reads is above ${read_ms} ms`)
        const lost = sum(({ cut, unsent, refused }) => cut + unsent + refused.count)
        if (lost > 0) broken.push(`${lost} ${name} reads were refused, cut or not sent`)
      }
      const third = Math.ceil(held.length / 3)
      const most = (part: typeof held, of: (each: (typeof held)[number]) => number) =>
        Math.max(...part.map(of))
      const [early, late] = [held.slice(0, third * 2), held.slice(-third)]
      figures.megabytes = held.map(({ mb }) => mb).join(' ')
      figures.descriptors_most = most(held, ({ open }) => open)
      figures.descriptors_end = held.at(-1)?.open ?? 0
      figures.log_kilobytes = Math.round((server.stdout().length + server.stderr().length) / 1024)
      if (most(late, ({ mb }) => mb) - most(early, ({ mb }) => mb) > megabytes) broken.push('memory grows')
      if (Number(figures.log_kilobytes) > 1024 * minutes) broken.push('more than 1 MB of log a minute')
      return { figures, broken }
    } finally {
      isOver = true
      await guide.close()
    }
  },
}

/** What phones ask for: mostly pages and lists from the cache, now and then a search or an older page. */
const paths = [
  '/',
  '/api/crowd-status',
  '/api/photos',
  '/gallery',
  '/api/photos?limit=100',
  '/api/lost-found',
  '/api/notices',
  '/api/photos?limit=24&after=9_RANDOM',
  '/api/photos/day',
  '/api/lost-found/older?type=Lost&before=11111111-1111-4111-8111-111111111111',
]
