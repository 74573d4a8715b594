import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { childrenOf } from '#tests/processes/children.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { startListeners } from './idle-listeners.ts'
import { descriptors, residentMegabytes } from './measured-process.ts'
import { adminPassword, keepWorst, openGuide, type Result, type Scenario } from './scenario.ts'
import { timesOf } from './times.ts'

/**
 * Very many phones hold a live stream on which nothing comes, at several server processes behind one port; then single events
 * are told to all of them. What a stream costs in memory, when the last phone has heard an event, and what each process holds.
 */
export const idleStreams: Scenario = {
  counts: {
    streams: 20_000,
    processes: 3,
    clients: 4,
    events: 5,
    kilobytes: 8,
    megabytes: 350,
    late: 1000,
    ms: 1000,
  },
  async run({
    streams = 0,
    processes = 1,
    clients = 1,
    events = 0,
    kilobytes = 0,
    megabytes = 0,
    late = 0,
    ms = 0,
  }) {
    const guide = await openGuide({ env: { WEB_PROCESSES: String(processes) } })
    const { url, pid } = guide.server
    const broken: string[] = []
    const worst: Record<string, number> = {}
    const listeners = await startListeners(url, { streams, clients })
    try {
      const isListening = () => guide.server.stdout().match(/Server listening/g)?.length === processes
      for (let tries = 0; tries < 300 && !isListening(); tries += 1) await sleep(200)
      const workers = childrenOf(pid)
      if (workers.length !== processes) broken.push(`${workers.length} server processes run`)
      const memory = () => workers.map(residentMegabytes)
      await keepWorst(worst, broken, guide, ms)
      // Whatever was made at the start is collected by then.
      await sleep(5000)
      const [before, filesBefore] = [memory(), workers.map(descriptors)]
      const { held, refused, seconds } = await listeners.open()
      await sleep(10_000)
      const idle = memory()
      const each = workers.map((worker, n) => descriptors(worker) - (filesBefore[n] ?? 0))
      const grown = idle.reduce((sum, size, n) => sum + size - (before[n] ?? 0), 0)
      const cost = Math.round((grown * 10 * 1024) / Math.max(1, held)) / 10

      const staff = staffBrowser(url, '192.0.2.1')
      await staff.call('POST', '/api/session', { username: 'admin', password: adminPassword, as: 'admin' })
      const { places } = (await (await fetch(`${url}/api/crowd-status`)).json()) as CrowdStatus
      const lasts: number[] = []
      const heards: number[] = []
      const middles: number[] = []
      for (let n = 0; n < events; n += 1) {
        // Longer than the second within which several changes are told together.
        await sleep(2500)
        const began = Date.now()
        const body = { status: n % 2 ? 'low' : 'high', description: { en: '', hi: '' } }
        const told = await staff.call('PUT', `/api/crowd-status/${places[n % places.length]?.id}`, body)
        if (told.status !== 200) broken.push(`an event was answered ${told.status}`)
        const times = (await listeners.heard(held)).map(at => at - began)
        const { p50, most } = timesOf(times)
        heards.push(times.length)
        middles.push(p50)
        lasts.push(most)
      }
      await keepWorst(worst, broken, guide, ms)
      const most = Math.max(...memory(), ...idle)
      if (held < streams) broken.push(`${streams - held} streams were not opened`)
      if (cost > kilobytes) broken.push(`a stream takes ${cost} kB, more than ${kilobytes}`)
      if (most > megabytes) broken.push(`a process holds ${most} MB, more than ${megabytes}`)
      for (const [n, last] of lasts.entries()) {
        if (last > late) broken.push(`event ${n + 1} was heard by the last after ${last} ms`)
        if ((heards[n] ?? 0) < held) broken.push(`event ${n + 1} was heard by ${heards[n]} of ${held}`)
      }
      const figures: Result['figures'] = {
        ...{ held, refused_meanwhile: refused, opened_in_s: seconds, kilobytes_each: cost },
        streams_of_each_process: each.join(' '),
        ...{ megabytes_before: before.join(' '), megabytes_idle: idle.join(' '), megabytes_most: most },
        half_heard_ms: middles.join(' '),
        last_heard_ms: lasts.join(' '),
        heard: heards.join(' '),
      }
      return { figures: { ...figures, ...worst }, broken }
    } finally {
      listeners.close()
      await guide.close()
    }
  },
}
