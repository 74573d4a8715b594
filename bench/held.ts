import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import type { StaffBrowser } from '#tests/world/staff-browser.ts'
import { findBrowser, usualSwitches } from '../scripts/browser.ts'
import { checkBound, spread, timesOf } from './figures.ts'
import { type Listeners, startListeners } from './listeners.ts'
import { photoId } from './requests.ts'
import { type ContestServers, startContestServers } from './servers.ts'
import { startLoadProcess } from './worst-minute/load-process.ts'
import type { ReadingReport } from './worst-minute/readers.ts'
import type { StaffReport } from './worst-minute/staff.ts'
import { adminPassword, signIn } from './worst-minute/staff-accounts.ts'
import type { WritingReport } from './worst-minute/writers.ts'
import { countOf, lists, lostOf, pages, second, staff } from './worst-minute.ts'

const streams = 5000
const missing = 20
const orders = [
  { what: 'queue' },
  { what: 'stretch', place: 'Kurhani station', to: 'Turki station' },
  { what: 'gate', place: 'Aghoria Bazar Chowk' },
  { what: 'gate', place: 'Harisabha Chowk' },
  { what: 'gate', place: 'Hathi Chowk' },
]

/**
 * `npm run bench held`: five holds in the worst minute (SECONDS) of a night: 40 staff at work at 18 places, 300 numbered posts,
 * 20 missing persons and the visitors of `worst-minute`, at its load times one. Measures from the tap's call until the last of
 * 5,000 phones has heard of it, and until the words are on the control room's wall in a browser on the same machine. Bounds:
 * both 5 s, staff calls p99 1 s, none refused, nothing lost.
 */
export async function bench(): Promise<void> {
  const seconds = Number(process.env.SECONDS ?? 60)
  const servers = await startContestServers({ TRUSTED_PROXY: 'loopback', ADMIN_PASSWORD: adminPassword })
  const { url } = servers.guide
  const listeners = await startListeners(url, streams, 'notices')
  const found = await findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  const browser = await chromium.launch({
    executablePath: found.headlessPath ?? found.path,
    args: usualSwitches,
  })
  const open: { close: () => void }[] = [listeners]
  const start = async <Report>(program: string, task: object) => {
    const load = await startLoadProcess<Report>(program, { url, seconds, ...task })
    open.push(load)
    return load
  }
  try {
    await plantPosts(servers)
    await servers.insertPhotos(50)
    const photos = Array.from({ length: 50 }, (_, n) => photoId(n))
    const { deviceKey } = servers
    const ofPages = await start<ReadingReport>('readers.ts', { perSecond: second.pages, paths: pages })
    const ofLists = await start<ReadingReport>('readers.ts', { perSecond: second.lists, paths: lists })
    const perSecond = { ...second, persons: missing / seconds }
    const writers = await start<WritingReport>('writers.ts', { deviceKey, photos, perSecond })
    const consoles = await start<StaffReport>('staff.ts', staff)
    const chief = await signIn(url, 'admin', adminPassword, staff.consoles + 1)
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
    await context.addCookies([...chief.cookies].map(([name, value]) => ({ name, value, url })))
    const wall = await context.newPage()
    await wall.goto(`${url}/wall`)
    await wall.locator('.wall-c').waitFor()
    const opened = await listeners.open()
    const [[, , writes, work], held] = await Promise.all([
      Promise.all([ofPages.run(), ofLists.run(), writers.run(), consoles.run()]),
      holdEach({ chief, wall, listeners, opened, every: (seconds * 1000) / (orders.length + 1) }),
    ])
    const lost = await lostOf(writes, async sql => (await servers.pool.query<{ id: string }>(sql)).rows)
    const { rows } = await servers.pool.query('select from holds where ended_at is null')
    const { p50, p99, most } = timesOf(held.each)
    const { calls, refused, done } = work
    console.log(`${opened} phones, ${orders.length} holds: p50 ${p50} ms · p99 ${p99} ms · most ${most} ms`)
    console.log(
      `${calls.count} calls of staff: p50 ${calls.p50} ms · p99 ${calls.p99} ms; refused ${JSON.stringify(refused)}, done ${JSON.stringify(done)}`,
    )
    checkBound('to the last phone', [most], { atMost: 5000, unit: 'ms' })
    console.log(`to the wall: ${spread(held.onWall, 'ms')}`)
    checkBound('to the wall', [Math.max(...held.onWall)], { atMost: 5000, unit: 'ms' })
    checkBound('p99 of staff', [calls.p99], { atMost: 1000, unit: 'ms' })
    checkBound('refused calls of staff', [countOf(refused)], { atMost: 0, unit: '' })
    checkBound('missing persons told', [writes.persons.ids.length], { atLeast: missing, unit: '' })
    checkBound('accepted and lost', [countOf(lost)], { atMost: 0, unit: '' })
    checkBound('holds that stand', [rows.length], { atLeast: orders.length, unit: '' })
  } finally {
    for (const one of open) one.close()
    await browser.close()
    await servers.close()
  }
}

/** 300 numbered posts beside the walk, fifty in each of six sections. */
async function plantPosts({ pool }: ContestServers): Promise<void> {
  await pool.query(
    `insert into numbered_posts (code, kind, latitude, longitude, precision_m, source)
     select letter || to_char(n, 'FM00'), 'pole', 25.9 + section * 0.03 + n * 0.0005, 85.35, 8, 'bench'
     from unnest(array['A', 'B', 'C', 'D', 'E', 'F']) with ordinality letters (letter, section), generate_series(1, 50) n`,
  )
}

type Holding = {
  chief: StaffBrowser
  wall: Page
  listeners: Listeners
  opened: number
  /** ms between two holds. */
  every: number
}
/** Holds one thing after another; returns ms from each tap to each phone, and to the wall. */
async function holdEach({ chief, wall, listeners, opened, every }: Holding) {
  const [each, onWall]: [number[], number[]] = [[], []]
  for (const [n, order] of orders.entries()) {
    await sleep(every)
    const shown = wall.evaluate(
      many =>
        new Promise<number>(resolve => {
          const look = () => {
            if (document.querySelectorAll('.wall-held .wall-urgent').length !== many) return
            seeing.disconnect()
            resolve(Date.now())
          }
          const seeing = new MutationObserver(look)
          seeing.observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      n + 1,
    )
    // The browser closes if something else fails first.
    shown.catch(() => undefined)
    const tapped = Date.now()
    const { status } = await chief.call('PUT', `/api/holds/${crypto.randomUUID()}`, {
      ...{ reason: 'crowd', minutes: 30, ...order },
    })
    if (status !== 200) throw new Error(`The hold was answered ${status}.`)
    const heard = (await listeners.heard()).map(at => at - tapped)
    if (heard.length < opened) throw new Error(`${heard.length} of ${opened} phones heard of the hold.`)
    each.push(...heard)
    onWall.push((await shown) - tapped)
  }
  return { each, onWall }
}
