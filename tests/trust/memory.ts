import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { childrenOf } from '#tests/processes/children.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { type CrowdReport, runCrowd, startCrowd } from './crowd.ts'
import { startListeners } from './idle-listeners.ts'
import { cpuSeconds, residentMegabytes } from './measured-process.ts'
import { adminPassword, type Guide, keepWorst, openGuide, type Scenario } from './scenario.ts'
import { timesOf } from './times.ts'

/**
 * An hour at half load: a flood measures what several server processes can answer; then phones ask at half that rate, while streams
 * are open, others vote and staff tell levels. Each process stays within a bound of memory at every reading, and in the last third
 * of the time its median is no more than `growth` MB above that of the middle third, as it would be with a leak.
 */
export const memory: Scenario = {
  counts: {
    ...{ minutes: 60, readings: 60, processes: 2, connections: 200, streams: 1000, flood_s: 20 },
    ...{ megabytes: 350, growth: 20, answered: 95, share: 10, ms: 1000 },
  },
  async run(counts) {
    const { minutes = 0, readings = 1, processes = 1, connections = 0, streams = 0, flood_s = 0 } = counts
    const { megabytes = 0, growth = 0, answered = 0, share = 0, ms = 0 } = counts
    const guide = await openGuide({ env: { WEB_PROCESSES: String(processes) } })
    const { url, pid } = guide.server
    const broken: string[] = []
    const worst: Record<string, number> = {}
    const listeners = await startListeners(url, { streams, clients: 1 })
    const isOver = new AbortController()
    try {
      const isListening = () => guide.server.stdout().match(/Server listening/g)?.length === processes
      for (let tries = 0; tries < 300 && !isListening(); tries += 1) await sleep(200)
      const workers = childrenOf(pid)
      if (workers.length !== processes) broken.push(`${workers.length} server processes run`)
      const { held } = await listeners.open()
      const crowd = { url, paths, connections }
      // The first flood compiles what the second measures.
      await runCrowd({ ...crowd, seconds: flood_s })
      const flood = await runCrowd({ ...crowd, seconds: flood_s })
      const perSecond = Math.round(flood.accepted.count / flood_s / 2)
      const trickle = writeSometimes(guide, isOver.signal)
      const workBefore = workers.map(cpuSeconds)
      const seconds = (minutes * 60) / readings
      const reports: CrowdReport[] = []
      /** Of each process, the supervisor first. */
      const every: number[][] = [pid, ...workers].map(() => [])
      for (let n = 0; n < readings; n += 1) {
        // New connections each time, which the system shares between the processes anew.
        const { report } = await startCrowd({ ...crowd, seconds, perSecond })
        await sleep(seconds * 500)
        for (const [process, of] of [pid, ...workers].entries()) every[process]?.push(residentMegabytes(of))
        await keepWorst(worst, broken, guide, ms)
        reports.push(await report)
      }
      isOver.abort()
      const { votes, levels, failed } = await trickle
      const work = workers.map((worker, n) => cpuSeconds(worker) - (workBefore[n] ?? 0))
      const workOfAll = work.reduce((sum, each) => sum + each, 0)
      const shares = work.map(each => Math.round((each / workOfAll) * 100))
      const sum = (of: (report: CrowdReport) => number) => reports.reduce((all, each) => all + of(each), 0)
      const reads = sum(({ accepted }) => accepted.count)
      const asked = Math.round((reads / (perSecond * minutes * 60)) * 100)

      for (const [n, all] of every.entries()) {
        const name = n === 0 ? 'the supervisor' : `process ${n}`
        const most = Math.max(...all)
        if (most > megabytes) broken.push(`${name} holds ${most} MB, more than ${megabytes}`)
        const grown = median(third(all, 2)) - median(third(all, 1))
        if (grown > growth) broken.push(`${name} grows by ${grown} MB in the last third, more than ${growth}`)
      }
      for (const [n, each] of shares.entries())
        if (each < share) broken.push(`process ${n + 1} did ${each} % of the work`)
      if (asked < answered) broken.push(`${asked} % of half load were answered`)
      if (failed.length > 0) broken.push(`${failed.length} votes or levels failed, first ${failed[0]}`)
      const figures = {
        ...{ flood_a_second: perSecond * 2, half_a_second: perSecond, reads, percent_answered: asked },
        refused: sum(({ refused }) => refused.count),
        ...{ cut: sum(({ cut }) => cut), unsent: sum(({ unsent }) => unsent) },
        read_p99_most_ms: Math.max(...reports.map(({ accepted }) => accepted.p99)),
        ...{ streams: held, votes, levels, work_shares: shares.join(' ') },
        ...Object.fromEntries(
          every.map((all, n) => [n === 0 ? 'supervisor_megabytes' : `process_${n}_megabytes`, all.join(' ')]),
        ),
        medians_of_thirds: every.map(all => [0, 1, 2].map(n => median(third(all, n))).join(' ')).join(', '),
      }
      return { figures: { ...figures, ...worst }, broken }
    } finally {
      isOver.abort()
      listeners.close()
      await guide.close()
    }
  },
}

/** What phones ask for: pages, prepared lists, and now and then an older page that is not prepared. */
const paths = [
  '/',
  '/api/crowd-status',
  '/api/photos?limit=100',
  '/gallery',
  '/api/lost-found',
  '/api/notices',
  '/api/photos',
  '/api/photos?limit=24&after=9_RANDOM',
]

/** A new phone votes every 2 s, and with every fifth vote staff tell a level, until it is over. */
async function writeSometimes(guide: Guide, signal: AbortSignal) {
  const { url } = guide.server
  const staff = staffBrowser(url, '192.0.2.1')
  await staff.call('POST', '/api/session', { username: 'admin', password: adminPassword, as: 'admin' })
  const { places } = (await (await fetch(`${url}/api/crowd-status`)).json()) as CrowdStatus
  const done = { votes: 0, levels: 0, failed: [] as string[] }
  while (!signal.aborted) {
    const vote = await guide.calls.vote().catch(String)
    if (vote === 201) done.votes += 1
    else done.failed.push(`vote ${vote}`)
    if ((done.votes + done.failed.length) % 5 === 1) {
      const body = { status: done.levels % 2 ? 'low' : 'high', description: { en: '', hi: '' } }
      const place = places[done.levels % places.length]?.id
      const { status } = await staff.call('PUT', `/api/crowd-status/${place}`, body)
      if (status === 200) done.levels += 1
      else done.failed.push(`level ${status}`)
    }
    await sleep(2000, undefined, { signal }).catch(() => {})
  }
  return done
}

const third = (values: readonly number[], n: number) =>
  values.slice(Math.floor((values.length * n) / 3), Math.floor((values.length * (n + 1)) / 3))
const median = (values: readonly number[]) => timesOf(values).p50
