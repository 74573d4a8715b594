import { setTimeout as sleep } from 'node:timers/promises'
import { type Times, timesOf } from '../figures.ts'
import { serveLoadProcess } from './load-process.ts'
import { staffOfTheNight } from './staff-accounts.ts'
import { openConsole } from './staff-console.ts'
import { type Shift, tellLevels, workOnCases } from './staff-work.ts'

type Staffing = { url: string; seconds: number; consoles: number; places: number }
/** Times of all consoles' calls in ms, the failed ones by what went wrong, and how often each thing was done. */
export type StaffReport = { calls: Times; refused: Record<string, number>; done: Record<string, number> }

serveLoadProcess<Staffing>(async ({ url, seconds, consoles, places }) => {
  const members = await staffOfTheNight(url, { consoles, places })
  return async () => {
    const calls: number[] = []
    const refused: Record<string, number> = {}
    const open = members.map(member => {
      const { browser, role } = member
      const desk = openConsole({
        ...{ url, browser, topics: role === 'crowd-reporter' ? ['crowd'] : [] },
        onCall(name, ms, status) {
          calls.push(ms)
          if (status === 0 || status === 429 || status >= 500)
            refused[`${name} ${status}`] = (refused[`${name} ${status}`] ?? 0) + 1
        },
      })
      return { member, desk }
    })
    let isOver = false
    const shift: Shift = { isOver: () => isOver, counts: {} }
    const work = open.map(({ member, desk }) => {
      if (member.place) return tellLevels(desk, member.place, shift)
      const colleagues = members.filter(one => one.role === member.role && one.username !== member.username)
      return workOnCases(desk, { member, colleagues: colleagues.map(one => one.username) }, shift)
    })
    await sleep(seconds * 1000)
    isOver = true
    await Promise.all(work)
    for (const { desk } of open) desk.close()
    return { calls: timesOf(calls), refused, done: shift.counts } satisfies StaffReport
  }
})
