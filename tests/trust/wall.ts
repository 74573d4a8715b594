import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { tailPlaces } from '#content/queue-places.ts'
import { type StaffBrowser, staffBrowser } from '#tests/world/staff-browser.ts'
import { findBrowser, launchBrowser } from '../../scripts/browser.ts'
import { adminPassword, type Guide, openGuide, type Scenario } from './scenario.ts'

/** ms of the wall's clock between two steps: as often as it asks the server. */
const step = 20_000
const minute = 60_000
const hour = 60 * minute
const megabyte = 1024 ** 2

/**
 * A signed-in wall in a real browser for many hours on a clock that runs ahead, while the queue is told anew each hour. Then
 * without a network. Its script memory and its elements after each hour stay what they were after the first, it says that it
 * is old while it is, and it comes back by itself.
 */
export const wall: Scenario = {
  counts: { hours: 24, away_minutes: 60, growth_mb: 3, more_elements: 100 },
  async run({ hours = 0, away_minutes = 0, growth_mb = 0, more_elements = 0 }) {
    const found = findBrowser()
    if ('missing' in found) throw new Error(found.missing)
    const guide = await openGuide()
    const browser = await launchBrowser(found.headlessPath ?? found.path)
    const broken: string[] = []
    try {
      const context = await browser.newContext({
        viewport: { width: 1920, height: 1080 },
        serviceWorkers: 'block',
      })
      const staff = await signIn(guide, context)
      const page = await context.newPage()
      const clock = { now: Date.now(), isAway: false }
      await page.clock.install({ time: clock.now })
      await answerByClock(context, clock)
      const answered = untilAnswered(page)
      const run = async (ms: number) => {
        for (let passed = 0; passed < ms; passed += step) {
          clock.now += step
          await page.clock.runFor(step)
          await answered()
        }
      }
      await page.goto(`${guide.server.url}/wall`)
      await page.locator('.wall-h').waitFor()
      const session = await context.newCDPSession(page)
      const heaps: number[] = []
      const elements: number[] = []
      const parts = Math.max(3, Math.round(hours))
      for (let part = 0; part < parts; part += 1) {
        await tellQueue(staff, part)
        await run((hours * hour) / parts)
        // Every few hours the wall loads itself anew: it is measured once it shows everything again.
        await page.locator('.wall-big').first().waitFor()
        await run(2 * minute)
        const measured = await measure(session)
        heaps.push(measured.heap)
        elements.push(measured.elements)
        if (await isOld(page)) broken.push(`said it was old after part ${part + 1}`)
      }
      const grown = Math.max(...heaps) - (heaps[0] ?? 0)
      if (grown > growth_mb) broken.push(`memory grew by ${grown.toFixed(1)} MB`)
      // Just after a reload the elements of the page before are still counted; two looks in a row never follow one.
      const more = Math.min(...elements.slice(-2)) - (elements[0] ?? 0)
      if (more > more_elements) broken.push(`${more} more elements`)

      clock.isAway = true
      await context.setOffline(true)
      const left = clock.now
      while (!(await isOld(page)) && clock.now - left < away_minutes * minute) await run(step)
      const saidOldAfter = clock.now - left
      await run(away_minutes * minute - saidOldAfter)
      if (!(await isOld(page))) broken.push('did not say that it was old')
      clock.isAway = false
      await context.setOffline(false)
      const back = clock.now
      while ((await isOld(page)) && clock.now - back < 10 * minute) await run(step)
      if (await isOld(page)) broken.push('did not come back by itself')
      const figures = {
        heap_mb_of_each_hour: heaps.map(heap => heap.toFixed(1)).join(' '),
        elements_of_each_hour: elements.join(' '),
        said_old_after_s: saidOldAfter / 1000,
        current_again_after_s: (clock.now - back) / 1000,
      }
      return { figures, broken }
    } finally {
      await browser.close()
      await guide.close()
    }
  },
}

const isOld = async (page: Page) => (await page.locator('.wall-old p').count()) > 0

/** Signs in at the guide, on the screen too, so that it shows the open cases. */
async function signIn({ server }: Guide, context: BrowserContext): Promise<StaffBrowser> {
  const staff = staffBrowser(server.url, '192.0.2.1')
  const { status } = await staff.call('POST', '/api/session', {
    ...{ username: 'admin', password: adminPassword, as: 'admin' },
  })
  if (status !== 201) throw new Error(`The sign-in was answered ${status}.`)
  const value = staff.cookies.get('staff') ?? ''
  await context.addCookies([{ name: 'staff', value, url: server.url, httpOnly: true, sameSite: 'Strict' }])
  return staff
}

async function tellQueue(staff: StaffBrowser, part: number): Promise<void> {
  const place = tailPlaces[part % tailPlaces.length]?.id
  const report = { line: 'tail', place, hours: 3 }
  const { status } = await staff.call('PUT', `/api/queue/${crypto.randomUUID()}`, report)
  if (status !== 200) throw new Error(`The report was answered ${status}.`)
}

/**
 * Answers carry the time of the wall's clock, as they would if a day had really passed; while it is away there are none, since
 * what is fetched here does not go through the browser's network.
 */
async function answerByClock(context: BrowserContext, clock: { now: number; isAway: boolean }) {
  await context.route(/\/(api\/(?!live)|healthz)/, async route => {
    const response = clock.isAway ? undefined : await route.fetch().catch(() => undefined)
    if (!response) return route.abort()
    const date = new Date(clock.now).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
}

/** Megabytes of the page's script and its elements, after rubbish was collected. */
async function measure(session: CDPSession): Promise<{ heap: number; elements: number }> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize / megabyte, elements: nodes }
}

/** Answers a function that waits until every request of the page but its live stream has been answered. */
function untilAnswered(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  let told = () => {}
  page.on('request', request => {
    if (!request.url().includes('/api/live')) open.add(request)
  })
  const end = (request: unknown) => {
    open.delete(request)
    if (open.size === 0) told()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    if (open.size > 0) await new Promise<void>(done => (told = done))
  }
}
