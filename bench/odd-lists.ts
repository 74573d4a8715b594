import { checkBound } from './figures.ts'
import { photoId } from './requests.ts'
import { startContestServers } from './servers.ts'
import type { CrowdReport } from './worst-minute/crowd.ts'
import { startLoadProcess } from './worst-minute/load-process.ts'
import type { StaffReport } from './worst-minute/staff.ts'
import { adminPassword } from './worst-minute/staff-accounts.ts'
import type { WritingReport } from './worst-minute/writers.ts'

/**
 * `npm run bench odd-lists`: 3,000 connections read lists for SECONDS, each time with another query, beside the staff, votes
 * and reports of the worst second. Bounds: staff, votes and reports about persons within a second and none refused.
 */
export async function bench(): Promise<void> {
  const seconds = Number(process.env.SECONDS ?? 8)
  const servers = await startContestServers({ TRUSTED_PROXY: 'loopback', ADMIN_PASSWORD: adminPassword })
  const open: { close: () => void }[] = []
  const start = async <Report>(program: string, task: object) => {
    const load = await startLoadProcess<Report>(program, { url: servers.guide.url, seconds, ...task })
    open.push(load)
    return load
  }
  try {
    await servers.insertPhotos(50)
    const photos = Array.from({ length: 50 }, (_, n) => photoId(n))
    const perSecond = { votes: 20, persons: 3, others: 3, photos: 0 }
    const writers = await start<WritingReport>('writers.ts', {
      deviceKey: servers.deviceKey,
      photos,
      perSecond,
    })
    const consoles = await start<StaffReport>('staff.ts', { consoles: 40, places: 18 })
    const crowd = await start<CrowdReport>('crowd.ts', { connections: 3000 })
    const [read, writes, staff] = await Promise.all([crowd.run(), writers.run(), consoles.run()])
    console.log(`lists: ${JSON.stringify(read)}`)
    for (const [kind, { accepted, refusals }] of Object.entries(writes))
      console.log(`${kind}: ${JSON.stringify(accepted)}, refused ${JSON.stringify(refusals)}`)
    console.log(`staff: ${JSON.stringify(staff.calls)}, refused ${JSON.stringify(staff.refused)}`)
    const count = (refusals: Record<string, number>) => Object.values(refusals).reduce((sum, n) => sum + n, 0)
    checkBound('p99 of staff', [staff.calls.p99], { atMost: 1000, unit: 'ms' })
    checkBound('p99 of votes', [writes.votes.accepted.p99], { atMost: 1000, unit: 'ms' })
    checkBound('p99 of reports about persons', [writes.persons.accepted.p99], { atMost: 1000, unit: 'ms' })
    checkBound('refused calls of staff', [count(staff.refused)], { atMost: 0, unit: '' })
    checkBound('refused votes', [count(writes.votes.refusals)], { atMost: 0, unit: '' })
    checkBound('refused reports about persons', [count(writes.persons.refusals)], { atMost: 0, unit: '' })
  } finally {
    for (const one of open) one.close()
    await servers.close()
  }
}
