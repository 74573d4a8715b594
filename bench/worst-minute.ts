import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { checkBound, median, type Times } from './figures.ts'
import { startListeners } from './listeners.ts'
import { cpuSeconds, residentMegabytes } from './measure.ts'
import { photoId } from './requests.ts'
import { startContestServers } from './servers.ts'
import { startLoadProcess } from './worst-minute/load-process.ts'
import type { ReadingReport } from './worst-minute/readers.ts'
import type { StaffReport } from './worst-minute/staff.ts'
import type { Kind, WritingReport } from './worst-minute/writers.ts'

/**
 * What reaches the guide in the worst second of a fair with 300,000 people in a night. One in ten of the three submissions is
 * about a missing person. A photo arrives every five seconds.
 */
const second = { pages: 100, lists: 200, votes: 8, persons: 0.3, others: 2.7, photos: 0.2 }
const staff = { consoles: 40, places: 18 }

const pages = [
  '/',
  '/crowd-status',
  '/gallery',
  '/lost-found',
  '/facility/drinking-water',
  '/events',
  '/about',
]
const lists = ['/api/crowd-status', '/api/photos', '/api/notices', '/api/lost-found', '/api/contacts']

type WorstMinute = {
  pages: ReadingReport
  lists: ReadingReport
  writes: WritingReport
  staff: StaffReport
  /** Accepted things that are missing in the database, by kind. */
  lost: Record<Kind, number>
  /** Live streams that were open at the start and at the end. */
  streams: { opened: number; held: number }
  /** Memory of the server in MB, every five seconds. */
  megabytes: number[]
  /** How many cores the server kept busy. */
  cores: number
}

/** Puts a multiple of the worst second's load on a guide with its embedded database for some seconds, beside open streams. */
export async function worstMinute({ times = 10, seconds = 300, streams = 5000 } = {}): Promise<WorstMinute> {
  const servers = await startContestServers()
  const { guide, pool, deviceKey } = servers
  const { url, pid } = guide
  const listeners = await startListeners(url, streams)
  const open: { close: () => void }[] = [listeners]
  const start = async <Report>(program: string, task: object) => {
    const load = await startLoadProcess<Report>(program, { url, seconds, ...task })
    open.push(load)
    return load
  }
  try {
    await servers.insertPhotos(50)
    const photos = Array.from({ length: 50 }, (_, n) => photoId(n))
    const perSecond = Object.fromEntries(
      Object.entries(second).map(([kind, rate]) => [kind, rate * times]),
    ) as Record<keyof typeof second, number>
    const ofPages = await start<ReadingReport>('readers.ts', { perSecond: perSecond.pages, paths: pages })
    const ofLists = await start<ReadingReport>('readers.ts', { perSecond: perSecond.lists, paths: lists })
    const writers = await start<WritingReport>('writers.ts', { deviceKey, photos, perSecond })
    const consoles = await start<StaffReport>('staff.ts', staff)
    const opened = await listeners.open()

    const [began, work] = [performance.now(), cpuSeconds(pid)]
    const megabytes: number[] = []
    let isOver = false
    const watching = (async () => {
      for (; !isOver; await sleep(5000)) megabytes.push(residentMegabytes(pid))
    })()
    const running = Promise.all([ofPages.run(), ofLists.run(), writers.run(), consoles.run()])
    const [pagesReport, listsReport, writes, staffReport] = await running
    isOver = true
    await watching
    const cores = (cpuSeconds(pid) - work) / ((performance.now() - began) / 1000)
    const held = await listeners.held()
    const lost = await lostOf(writes, pool)
    return {
      ...{ pages: pagesReport, lists: listsReport, writes, staff: staffReport },
      ...{ lost, streams: { opened, held }, megabytes, cores },
    }
  } finally {
    for (const one of open) one.close()
    await servers.close()
  }
}

/** Returns everything that was accepted and is not stored. */
async function lostOf(writes: WritingReport, pool: Pool): Promise<Record<Kind, number>> {
  const stored: Record<Kind, string> = {
    votes: 'select user_identifier as id from photo_votes where voided_at is null',
    persons: 'select id::text from missing_person_reports',
    others: 'select id::text from feedback union all select id::text from complaints',
    photos: 'select id::text from photo_contest_submissions',
  }
  const lost: Partial<Record<Kind, number>> = {}
  for (const [kind, sql] of Object.entries(stored) as [Kind, string][]) {
    const { rows } = await pool.query<{ id: string }>(sql)
    const ids = new Set(rows.map(({ id }) => id))
    lost[kind] = writes[kind].ids.filter(id => !ids.has(id)).length
  }
  return lost as Record<Kind, number>
}

const countOf = (refusals: Record<string, number>): number =>
  Object.values(refusals).reduce((sum, n) => sum + n, 0)

/** How much more memory the server used in the last third of the time than in the middle third, in MB. */
function growthOf(megabytes: readonly number[]): number {
  const third = Math.ceil(megabytes.length / 3)
  return median(megabytes.slice(-third)) - median(megabytes.slice(-2 * third, -third))
}

/**
 * `npm run bench worst-minute`: ten times (TIMES) the worst second, for five minutes (SECONDS), with the load generators on the
 * same machine. Bounds: staff, votes and reports about persons within a second and none refused, pages within two seconds, every
 * photo within thirty, memory at most 400 MB and flat.
 */
export async function bench(): Promise<void> {
  const { TIMES, SECONDS } = process.env
  const found = await worstMinute({ times: Number(TIMES ?? 10), seconds: Number(SECONDS ?? 300) })
  const { pages, lists, writes, staff, lost, streams, megabytes, cores } = found
  const row = (name: string, times: Times, refused: object | number) =>
    console.log(
      `${name.padEnd(18)} ${String(times.count).padStart(8)}   p50 ${times.p50} ms · p95 ${times.p95} ms · p99 ${times.p99} ms · most ${times.most} ms   refused ${JSON.stringify(refused)}`,
    )
  row('pages', pages.answered, pages.refused)
  row('lists', lists.answered, lists.refused)
  for (const [kind, { accepted, refusals }] of Object.entries(writes)) row(kind, accepted, refusals)
  console.log(`asked for proof of work: ${writes.others.owing} others, ${writes.photos.owing} photos`)
  row('calls of staff', staff.calls, staff.refused)
  console.log(`done by staff: ${JSON.stringify(staff.done)}`)
  console.log(`cut or not sent: ${pages.cut + lists.cut} and ${pages.unsent + lists.unsent} reads`)
  console.log(`streams: ${streams.opened} opened, ${streams.held} held`)
  console.log(`memory: ${megabytes.join(' ')} MB; ${cores.toFixed(2)} cores busy`)

  checkBound('p99 of staff', [staff.calls.p99], { atMost: 1000, unit: 'ms' })
  checkBound('p99 of votes', [writes.votes.accepted.p99], { atMost: 1000, unit: 'ms' })
  checkBound('p99 of reports about persons', [writes.persons.accepted.p99], { atMost: 1000, unit: 'ms' })
  checkBound('refused calls of staff', [countOf(staff.refused)], { atMost: 0, unit: '' })
  checkBound('refused votes', [countOf(writes.votes.refusals)], { atMost: 0, unit: '' })
  checkBound('refused reports about persons', [countOf(writes.persons.refusals)], { atMost: 0, unit: '' })
  const owing = writes.votes.owing + writes.persons.owing
  checkBound('votes and reports about persons that owe work', [owing], { atMost: 0, unit: '' })
  checkBound('p99 of pages', [pages.answered.p99], { atMost: 2000, unit: 'ms' })
  checkBound('longest photo', [writes.photos.accepted.most], { atMost: 30_000, unit: 'ms' })
  checkBound('photos never accepted', [writes.photos.never], { atMost: 0, unit: '' })
  checkBound('accepted and lost', [countOf(lost)], { atMost: 0, unit: '' })
  checkBound('streams lost', [streams.opened - streams.held], { atMost: 0, unit: '' })
  checkBound('most memory', [Math.max(...megabytes)], { atMost: 400, unit: 'MB' })
  checkBound('growth of memory', [growthOf(megabytes)], { atMost: 20, unit: 'MB' })
}
