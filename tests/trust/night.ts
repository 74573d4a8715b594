import { setTimeout as sleep } from 'node:timers/promises'
import type { CaseRow, CaseStep } from '#features/cases/contract.ts'
import type { StaffBrowser } from '#tests/world/staff-browser.ts'
import { dice } from './fair.ts'
import { residentMegabytes } from './measured-process.ts'
import { type Console, openConsole } from './night-console.ts'
import { reportEvenly, type Sent } from './night-reports.ts'
import { watchLevels } from './night-sample.ts'
import { staffOfTheNight } from './night-staff.ts'
import { visitNight } from './night-visitors.ts'
import { type Shift, tellLevels, workOnCases } from './night-work.ts'
import { openGuide, type Result, type Scenario } from './scenario.ts'
import { timesOf } from './times.ts'

/**
 * A rehearsed night: visitors hold live streams or read, crowd reporters tell levels, and visitors' reports become cases, which
 * staff see, take, hand over and close. Nothing is lost or doubled; a report is before somebody's eyes, and a call of staff is
 * answered, within its bound.
 */
export const night: Scenario = {
  counts: {
    ...{ consoles: 40, places: 18, cases: 200, minutes: 10, visitors: 20_000, networks: 2000 },
    ...{ eye_p95_ms: 2000, staff_p95_ms: 1000, shown_p95_ms: 2000 },
  },
  async run(counts) {
    const { consoles = 0, places = 0, cases = 0, minutes = 0, visitors = 0, networks = 1 } = counts
    const guide = await openGuide()
    const { url, pid } = guide.server
    const seconds = minutes * 60
    const calls = new Map<string, number[]>()
    const failures: Record<string, number> = {}
    /** Cases by what they are about, and when the first console drew it. */
    const drawn = new Map<string, { at: number; ids: Set<string> }>()
    const open: Console[] = []
    const worked: Shift = { isOver: () => isWorkedOff, dices: dice(20_270_719), counts: {} }
    let isWorkedOff = false
    try {
      const { chief, members } = await staffOfTheNight(url, { consoles, places })
      const levels = await watchLevels(url, 10)
      for (const { browser, role } of members)
        open.push(
          openConsole({
            ...{ url, browser, topics: role === 'crowd-reporter' ? ['crowd'] : [] },
            onCall(name, ms, status, why) {
              calls.set(name, [...(calls.get(name) ?? []), ms])
              const failure = `${name} ${status} ${why}`.trim()
              if (status === 0 || status >= 500) failures[failure] = (failures[failure] ?? 0) + 1
            },
            onList(rows) {
              for (const { id, subject } of rows) {
                const known = drawn.get(subject) ?? { at: performance.now(), ids: new Set() }
                drawn.set(subject, { at: known.at, ids: known.ids.add(id) })
              }
            },
          }),
        )
      const until = performance.now() + seconds * 1000
      const telling = { ...worked, isOver: () => performance.now() > until }
      const work = members.map((member, n) => {
        const desk = open[n] as Console
        const { role, place, username } = member
        if (place) return tellLevels(desk, { place, onTell: levels.onTell }, telling)
        const colleagues = members.filter(one => one.role === role && one.username !== username)
        return workOnCases(desk, { member, colleagues: colleagues.map(one => one.username) }, worked)
      })
      const crowd = visitNight({ url, phones: visitors, opening: seconds / 6, seconds, networks })
      const sent: Sent = new Map()
      const reports = await reportEvenly(url, { cases, seconds: seconds * 0.9, sent })
      const megabytes = residentMegabytes(pid)
      const visits = await crowd
      await sleep(Math.max(0, until - performance.now()))
      // What is still open is worked off.
      for (let tries = 0; tries < 90 && (await openOf(chief, sent)) > 0; tries += 1) await sleep(1000)
      isWorkedOff = true
      await Promise.all(work)
      levels.close()
      const became = await whatBecame(chief, sent, drawn)
      const eyes = timesOf([...sent].flatMap(([id, at]) => (drawn.get(id)?.at ?? Number.NaN) - at))
      const staff = timesOf([...calls].flatMap(([, times]) => times))
      const shown = timesOf(levels.arrived)
      const figures: Result['figures'] = {
        ...{ reports: sent.size, ...became, ...worked.counts },
        ...{ eye_p50_ms: eyes.p50, eye_p95_ms: eyes.p95, eye_most_ms: eyes.most },
        ...{ report_p95_ms: timesOf(reports.calls).p95, shown_p50_ms: shown.p50, shown_p95_ms: shown.p95 },
        ...{
          staff_calls: staff.count,
          staff_p50_ms: staff.p50,
          staff_p95_ms: staff.p95,
          staff_p99_ms: staff.p99,
        },
        ...Object.fromEntries(
          [...calls].map(([name, times]) => [`${name}_p95_ms`.replace(' ', '_'), timesOf(times).p95]),
        ),
        ...{ streams: visits.streams, stream_attempts_refused: visits.refused, streams_cut: visits.cut },
        ...{ stream_events: visits.events, reads: visits.reads.count, reads_p95_ms: visits.reads.p95 },
        ...{
          reads_failed: JSON.stringify(visits.failed),
          staff_failures: JSON.stringify(failures),
          megabytes,
        },
      }
      return { figures, broken: missed(counts, figures, reports.refused) }
    } finally {
      isWorkedOff = true
      for (const one of open) one.close()
      await guide.close()
    }
  },
}

function missed(counts: Record<string, number>, figures: Result['figures'], refused: number): string[] {
  const broken: string[] = []
  if (refused > 0) broken.push(`${refused} reports were not accepted`)
  for (const name of ['lost', 'doubled', 'not_closed', 'streams_cut'])
    if (Number(figures[name]) > 0) broken.push(`${name}: ${figures[name]}`)
  for (const name of ['eye_p95_ms', 'staff_p95_ms', 'shown_p95_ms'])
    if (Number(figures[name]) > (counts[name] ?? 0))
      broken.push(`${name} is ${figures[name]}, above ${counts[name]}`)
  for (const name of ['reads_failed', 'staff_failures'])
    if (figures[name] !== '{}') broken.push(`${name}: ${figures[name]}`)
  return broken
}

const openOf = async (chief: StaffBrowser, sent: Sent): Promise<number> => {
  const { body } = await chief.call('GET', '/api/cases?list=open')
  return (body as { cases: CaseRow[] }).cases.filter(row => sent.has(row.subject)).length
}

/** Looks at the case of each report: whether there is one, just one, and that it was raised and closed once. */
async function whatBecame(
  chief: StaffBrowser,
  sent: Sent,
  drawn: ReadonlyMap<string, { ids: ReadonlySet<string> }>,
) {
  const became = { lost: 0, doubled: 0, not_closed: 0 }
  for (const subject of sent.keys()) {
    const [id, another] = drawn.get(subject)?.ids ?? []
    const { status, body } = id
      ? await chief.call('GET', `/api/cases/${id}`)
      : { status: 404, body: undefined }
    if (status !== 200) {
      became.lost += 1
      continue
    }
    const { case: row, steps } = body as { case: CaseRow; steps: CaseStep[] }
    const times = (step: CaseStep['step']) => steps.filter(one => one.step === step).length
    if (another || row.told > 1 || times('raised') !== 1 || times('done') > 1) became.doubled += 1
    if (!row.done_at) became.not_closed += 1
  }
  return became
}
