import type { CDPSession, Page } from '@playwright/test'
import { tailPlaces } from '#content/queue-places.ts'
import { expect, journey } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

/** ms of the wall's clock per step, which is how often it asks the server. */
const step = 20_000
const minute = 60_000
const hour = 60 * minute
/** For longer: HOURS=24 npm run test:long -- web/wall */
const hours = Number(process.env.HOURS ?? 3)

journey(
  'a wall that keeps running needs no more memory, says when it is out of date, and recovers by itself',
  async ({ openOwnGuide, staffPhone }) => {
    journey.setTimeout(300_000 + hours * 120_000)
    const world = await openOwnGuide()
    const staff = await signedInBrowser(world.url)
    const { page } = await staffPhone('/wall', {
      at: world,
      language: 'en',
      viewport: { width: 1920, height: 1080 },
      ownClock: true,
    })
    const clock = { now: Date.now(), isAway: false }
    // Answers carry the wall's clock time, as if the hours had really passed. While it is offline they are aborted here, because
    // requests made by the test do not go through the browser's network.
    await page.context().route(/\/(api\/(?!live)|healthz)/, async route => {
      const response = clock.isAway ? undefined : await route.fetch().catch(() => undefined)
      if (!response) return route.abort()
      const date = new Date(clock.now).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } })
    })
    const answered = untilAnswered(page)
    const run = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += step) {
        clock.now += step
        await page.clock.runFor(step)
        await answered()
      }
    }
    const old = page.locator('.wall-old p')
    await page.goto('/wall')
    await page.locator('.wall-h').waitFor()

    const session = await page.context().newCDPSession(page)
    const measured: Awaited<ReturnType<typeof measure>>[] = []
    for (let part = 0; part < hours; part += 1) {
      const report = { line: 'tail', place: tailPlaces[part % tailPlaces.length]?.id, hours: 3 }
      expect((await staff.call('PUT', `/api/queue/${crypto.randomUUID()}`, report)).status).toBe(200)
      await run(hour)
      // The wall reloads itself every few hours; measure once it shows everything again.
      await page.locator('.wall-big').first().waitFor()
      await run(2 * minute)
      measured.push(await measure(session))
      await expect(old).toHaveCount(0)
    }
    const [first] = measured
    console.log(measured.map(({ megabytes }) => `${megabytes.toFixed(1)} MB`).join(', '))
    for (const { megabytes } of measured) expect(megabytes - (first?.megabytes ?? 0)).toBeLessThan(3)
    // Just after a reload the old page's elements are still counted; that cannot affect two measurements in a row.
    const last = Math.min(...measured.slice(-2).map(({ elements }) => elements))
    expect(last - (first?.elements ?? 0)).toBeLessThan(100)

    clock.isAway = true
    await page.context().setOffline(true)
    await run(hour)
    await expect(old).toBeVisible()
    clock.isAway = false
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        await run(step)
        return old.count()
      })
      .toBe(0)
  },
)

/** The page's JavaScript heap (MB) and number of elements, after garbage collection. */
async function measure(session: CDPSession): Promise<{ megabytes: number; elements: number }> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 1024 ** 2, elements: nodes }
}

/** Returns a function that waits until all of the page's requests except its live stream are answered. */
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
