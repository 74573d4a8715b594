import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { temple } from '#content/temple.ts'
import type { StreetPlan } from '#features/street-plan/contract.ts'
import { readMap } from '#features/street-plan/import/read-map.server.ts'
import { madeUpCity } from '#features/street-plan/test-city.ts'
import { asPbf } from '#features/street-plan/test-pbf.ts'
import { openGuide } from '#tests/guide.ts'
import { atJunction, takePhone } from '#tests/phone.ts'
import { findBrowser, launchBrowser } from '../scripts/browser.ts'
import { checkBound } from './bounds.ts'
import { drag, pinchInAndOut } from './fingers.ts'
import { inTurn, spread } from './spread.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
/** The processor of a cheap phone. */
const slowdown = 4
/** Kilometres between two streets of the made-up city. */
const gaps = [0.2, 0.1]
/** Two frames, and the rounding of the browser's clock. */
const mostMs = 34
/** Fewer different positions than this: the fingers did not reach the map. */
const leastMoves = 8
const afterMs = 600
const gestures = ['pan', 'pinch'] as const

/** ms. `busy`: of the page's main thread per frame. */
type Frames = { median: number; p95: number; longest: number; busy: number }
type Contender = { name: string; plan: StreetPlan | null }

/**
 * Time between two frames while a finger drags and two fingers pinch the map of places in a made-up city, beside the same page
 * without a street plan. Bound: half of the frames with the city come within two frames of a screen of 60 Hz.
 */
export async function bench(): Promise<void> {
  const found = findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  const contenders: Contender[] = [{ name: 'no streets', plan: null }]
  for (const gap of gaps) contenders.push({ name: `a street every ${gap * 1000} m`, plan: await planOf(gap) })
  const guide = await openGuide()
  const browser = await launchBrowser(found.headlessPath ?? found.path)
  const all = new Map<string, Frames[]>()
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const contender of inTurn(round, contenders))
        for (const [gesture, frames] of Object.entries(await look(browser, guide.url, contender)))
          all.set(`${gesture}, ${contender.name}`, [
            ...(all.get(`${gesture}, ${contender.name}`) ?? []),
            frames,
          ])
  } finally {
    await browser.close()
    await guide.close()
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}, processor at 1/${slowdown}, 360 x 800, ${rounds} rounds`)
  for (const gesture of gestures) {
    const [empty, ...cities] = contenders.map(({ name }) => ({
      name: `${gesture}, ${name}`,
      frames: all.get(`${gesture}, ${name}`) ?? [],
    }))
    for (const { name, frames } of [empty, ...cities].filter(each => each !== undefined))
      console.log(
        `${name}: median ${spread(pick(frames, 'median'), 'ms')}, p95 ${spread(pick(frames, 'p95'), 'ms')}, longest ${spread(pick(frames, 'longest'), 'ms')}, main thread busy per frame ${spread(pick(frames, 'busy'), 'ms')}`,
      )
    for (const { name, frames } of cities) {
      const ratio = (key: keyof Frames) =>
        pick(frames, key).map((ms, round) => ms / (empty?.frames[round]?.[key] ?? Number.NaN))
      console.log(
        `${name} / no streets: median ${spread(ratio('median'), '')}, p95 ${spread(ratio('p95'), '')}, busy ${spread(ratio('busy'), '')}`,
      )
      checkBound(`${name}, median`, pick(frames, 'median'), { atMost: mostMs, unit: 'ms' })
    }
  }
}
const pick = (frames: readonly Frames[], key: keyof Frames) => frames.map(each => each[key])

async function planOf(gap: number): Promise<StreetPlan> {
  const folder = mkdtempSync(join(tmpdir(), 'map-frames-'))
  const around = (km: number) =>
    [temple.lng - km / 100, temple.lat - km / 111, temple.lng + km / 100, temple.lat + km / 111] as const
  try {
    const path = join(folder, 'city.osm.pbf')
    writeFileSync(path, asPbf(madeUpCity({ gap })))
    const { plan, bytes, shapes } = await readMap(path, { city: around(6), whole: around(50) })
    console.log(`a street every ${gap * 1000} m: ${shapes} shapes, ${bytes} B`)
    return { ...plan, imported_at: new Date().toISOString() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens the map with this plan, with every street of the city in view, and measures both gestures. */
async function look(browser: Browser, url: string, { plan }: Contender): Promise<Record<string, Frames>> {
  const { page, context } = await takePhone(browser, {
    ...{
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'no-preference',
      ...atJunction,
    },
  })
  await page.route('**/api/street-plan', route => route.fulfill({ json: { plan, foreign_tiles: false } }))
  await page.goto(`${url}/facility/drinking-water?showMap=true`)
  const box = page.getByRole('application')
  await box.waitFor()
  if (plan) await page.locator('.leaflet-plan-pane path').first().waitFor({ state: 'attached' })
  await page.getByRole('img', { name: 'You are here' }).waitFor()
  await showCity(page)
  if (plan)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.leaflet-plan-pane path')].some(
        path => (path.getAttribute('d')?.length ?? 0) > 3000,
      ),
    )
  await box.evaluate(map => map.scrollIntoView({ block: 'center' }))
  const frame = await box.boundingBox()
  if (!frame) throw new Error('no map')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
  const pan = await framesDuring(page, session, () => drag(session, middle))
  const pinch = await framesDuring(page, session, () => pinchInAndOut(session, middle))
  await context.close()
  return { pan, pinch }
}

/** Brings the middle of the city into view, so far out that every street is still drawn. */
async function showCity(page: Page): Promise<void> {
  const scale = page.locator('.leaflet-control-scale-line')
  const isAt = (wanted: string) => scale.filter({ hasText: new RegExp(`^${wanted}$`) }).waitFor()
  const follow = page.getByRole('button', { name: 'Follow me' })
  await follow.click()
  await isAt('300 m')
  await follow.click()
  for (const wanted of ['500 m', '1 km']) {
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await isAt(wanted)
  }
}

/** Milliseconds from frame to frame while the gesture and what follows it last. Throws where the map did not follow the fingers. */
async function framesDuring(page: Page, session: CDPSession, gesture: () => Promise<void>): Promise<Frames> {
  await session.send('Performance.enable')
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const busyBefore = await busyMs()
  await page.evaluate(() => {
    const seen: { now: number; at: string }[] = []
    Object.assign(window, { seenFrames: seen })
    const parts = document.querySelectorAll<HTMLElement>('.leaflet-map-pane, .leaflet-overlay-pane svg')
    const look = (now: number) => {
      seen.push({ now, at: [...parts].map(({ style }) => style.transform).join() })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await gesture()
  // Names and streets are drawn for the new view, and the map may roll on.
  await wait(afterMs)
  const seen = await page.evaluate(
    () => (window as unknown as { seenFrames: { now: number; at: string }[] }).seenFrames,
  )
  const busy = ((await busyMs()) - busyBefore) / seen.length
  const moved = new Set(seen.map(({ at }) => at)).size
  if (moved < leastMoves) throw new Error(`the map moved in ${moved} of ${seen.length} frames`)
  const times = seen
    .slice(1)
    .map(({ now }, i) => now - (seen[i]?.now ?? now))
    .toSorted((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), longest: times.at(-1) ?? Number.NaN, busy }
}
