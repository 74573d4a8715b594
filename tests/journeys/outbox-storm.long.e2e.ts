import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { expect, journey } from '#tests/journey.ts'
import { seededRandom } from '#tests/seeded-random.ts'

/** Whatever happens to network, answers, pages and tabs, each submission arrives once and in order. */
declare global {
  var outboxUnderTest: typeof import('#kit/web/outbox/outbox.ts')
}
const taps = 150
const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
const random = seededRandom(seed)

/** The outbox alone, as one script. */
async function outboxScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'kit/web/outbox/outbox.ts', formats: ['es'] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[]
  const entry = built?.output.find(file => file.type === 'chunk' && file.isEntry)
  return entry?.type === 'chunk' ? entry.code : ''
}
const tap = (page: Page, id: string) =>
  page.evaluate(async id => {
    const { submit, outboxView } = globalThis.outboxUnderTest
    const fields = { id, name: 'Asha', feedback: id, rating: 5, notice_version: '1', notice_language: 'en' }
    let isSettled = false
    submit({ id, kind: 'feedback', call: 'POST /api/feedback', fields, files: [] }).then(() => {
      isSettled = true
    })
    // A submission counts once the phone has stored it.
    while (!isSettled && !outboxView().items.some(item => item.id === id))
      await new Promise(done => setTimeout(done, 5))
  }, id)
const nudge = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined)
const waiting = (page: Page) =>
  page.evaluate(() =>
    globalThis.outboxUnderTest.outboxView().items.map(({ state, refusal }) => refusal ?? state),
  )
const withOutbox = async (page: Page) => {
  await page.addScriptTag({ type: 'module', url: '/outbox-on-page.js' })
  await page.waitForFunction(() => 'outboxUnderTest' in globalThis)
  return page
}

journey(
  `${taps} submissions sent through a storm each arrive once, in order`,
  async ({ phone, openOwnGuide }) => {
    journey.setTimeout(600_000)
    console.info(`the storm again: SEED=${seed}`)
    const world = await openOwnGuide({ starters: {} })
    const context = (await phone({ at: world, language: 'en' })).page.context()
    const open = async () => {
      const page = await context.newPage()
      await page.goto('/feedback')
      return withOutbox(page)
    }
    const outbox = await outboxScript()
    await context.route('**/outbox-under-test.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: outbox }),
    )
    await context.route('**/outbox-on-page.js', route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `import * as outbox from '/outbox-under-test.js'; globalThis.outboxUnderTest = outbox`,
      }),
    )
    let isStorm = true
    let faults = 0
    await context.route('**/api/feedback', async route => {
      const fate = isStorm ? random() : 1
      if (fate < 0.65) faults += 1
      try {
        if (fate < 0.25) return await route.abort()
        if (fate < 0.45) {
          await route.fetch()
          return await route.abort()
        }
        if (fate < 0.55)
          return await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { code: 'busy' } })
        if (fate < 0.65) await new Promise(done => setTimeout(done, 300 * random()))
        await route.continue()
      } catch {
        // The page was closed, so nothing waits for this answer.
      }
    })
    const pages = [await open(), await open()]
    const ids: string[] = []
    for (let n = 0; n < taps; n += 1) {
      // A phone's hourly limit is reached now and then, and passes.
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
        await withOutbox(page)
      }
      if (chance > 0.96) {
        // Closed without events, as when a phone's battery dies.
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
        { timeout: 160_000 },
      )
      .toEqual([])
    const { rows } = await world.owner.query<{ id: string }>('select id from feedback order by created_at')
    expect(rows.map(({ id }) => id)).toEqual(ids)
    // The number of each kind depends on the phone's retry times.
    expect(faults).toBeGreaterThan(10)
  },
)
