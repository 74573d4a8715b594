import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { startServer } from '#tests/server-process.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'

const dataDir = makeDataFolder()
browserForAll()
beforeAll(async () => {})
afterAll(async () => {
  removeDataFolder(dataDir)
})
const closed = { OPENWEATHER_API_KEY: 'none', OPENWEATHER_BASE_URL: 'http://127.0.0.1:9' }
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

journey('a broken offline copy is gone from a phone after one visit, and the page stays', async () => {
  const first = await startServer(dataDir, { env: closed })
  const { page, context } = await openPhone(browser)
  await page.goto(first.url ?? '')
  await whenUp(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(async () => (await kept(page)).caches.length).toBeGreaterThan(1)
  first.kill('SIGTERM')
  await first.ended

  const port = new URL(first.url ?? '').port
  const second = await startServer(dataDir, { env: { ...closed, PORT: port, OFFLINE_COPY: 'off' } })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto(second.url ?? '')
  await expect
    .poll(() => kept(page).catch(() => undefined), { timeout: 20_000 })
    .toEqual({ caches: [], workers: 0 })
  await whenUp(page)
  await page.getByRole('link', { name: 'Toilet', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Toilet' }).waitFor()
  expect(loads).toBeLessThanOrEqual(2)
  await context.close()
  second.kill('SIGTERM')
  await second.ended
})
