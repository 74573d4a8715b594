import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'

/** Threats, R4: whatever happens to network, answers, pages and tabs, each submission arrives once, in its order. */
let world: World
let outbox = ''
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'kit/web/outbox/outbox.tsx', formats: ['es'] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[]
  for (const file of built[0]?.output ?? []) if (file.type === 'chunk' && file.isEntry) outbox = file.code
})
afterAll(async () => {
  await world.close()
})

declare global {
  var outboxUnderTest: typeof import('#kit/web/outbox/outbox.tsx')
}
// More in a long run: TAPS=1000 npm test -- tests/journeys/outbox-storm.e2e.ts
const taps = Number(process.env.TAPS) || 150
const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
// mulberry32 (Tommy Ettinger, public domain): the same storm again for the same seed.
let state = seed
const random = () => {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

const tap = (page: Page, id: string) =>
  page.evaluate(async id => {
    const { submit, outboxView } = globalThis.outboxUnderTest
    const fields = { id, name: 'Asha', feedback: id, rating: 5, notice_version: '1', notice_language: 'en' }
    let isSettled = false
    submit({ id, kind: 'feedback', call: 'POST /api/feedback', fields, files: [] }).then(() => {
      isSettled = true
    })
    // The submission counts once the phone has stored it.
    while (!isSettled && !outboxView().items.some(item => item.id === id))
      await new Promise(done => setTimeout(done, 5))
  }, id)
const nudge = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined)
const waiting = (page: Page) =>
  page.evaluate(() =>
    globalThis.outboxUnderTest.outboxView().items.map(({ state, refusal }) => refusal ?? state),
  )
const isOpen = async (page: Page) => {
  await page.addScriptTag({ type: 'module', url: '/outbox-on-page.js' })
  await page.waitForFunction(() => 'outboxUnderTest' in globalThis)
  return page
}

journey(
  `${taps} submissions through a storm arrive once each, in their order (SEED=${seed})`,
  async () => {
    if (!browser) return
    state = seed
    await world.owner.query('truncate feedback, limits')
    const phone = await openPhone(browser, world.url)
    const context = phone.page.context()
    const open = async () => {
      const page = await context.newPage()
      await page.goto(`${world.url}/feedback`)
      return isOpen(page)
    }
    let isStorm = true
    const faults = { lost: 0, unanswered: 0, busy: 0, slow: 0 }
    await context.route('**/outbox-under-test.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: outbox }),
    )
    await context.route('**/outbox-on-page.js', route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `import * as outbox from '/outbox-under-test.js'; globalThis.outboxUnderTest = outbox`,
      }),
    )
    await context.route('**/api/feedback', async route => {
      const fate = isStorm ? random() : 1
      try {
        if (fate < 0.25) {
          faults.lost += 1
          return await route.abort()
        }
        if (fate < 0.45) {
          faults.unanswered += 1
          await route.fetch()
          return await route.abort()
        }
        if (fate < 0.55) {
          faults.busy += 1
          return await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { code: 'busy' } })
        }
        if (fate < 0.65) {
          faults.slow += 1
          await new Promise(done => setTimeout(done, 300 * random()))
        }
        await route.continue()
      } catch {
        // The page was closed, so nothing waits for this answer.
      }
    })
    const pages = [await open(), await open()]
    const ids: string[] = []
    for (let n = 0; n < taps; n += 1) {
      // The limit of an hour for each phone is met now and then, and passes.
      world.clock.advance(10 * 60_000)
      const at = random() < 0.5 ? 0 : 1
      const page = pages[at] as Page
      const id = crypto.randomUUID()
      ids.push(id)
      await tap(page, id)
      if (random() < 0.6) await nudge(page)
      const chance = random()
      if (chance < 0.06) {
        await page.reload()
        await isOpen(page)
      }
      if (chance > 0.96) {
        // Closed without events, as when a phone's battery is empty.
        await page.close({ runBeforeUnload: false })
        pages[at] = await open()
      }
    }
    isStorm = false
    await expect
      .poll(
        async () => {
          world.clock.advance(3600_000)
          for (const page of pages) await nudge(page)
          return waiting(pages[0] as Page)
        },
        { timeout: 60_000 + taps * 700 },
      )
      .toEqual([])
    const { rows } = await world.owner.query<{ id: string }>('select id from feedback order by created_at')
    expect(rows.map(({ id }) => id)).toEqual(ids)
    // The number of each kind depends on the phone's retry times.
    expect(faults.lost + faults.unanswered + faults.busy + faults.slow).toBeGreaterThan(10)
    await phone.close()
  },
  180_000 + taps * 1500,
)
