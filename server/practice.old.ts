import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#kit/server/db/open.ts'
import { markPractice } from '#kit/server/practice.ts'
import { journey } from '#tests/browser.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type ServerProcess, startServer } from '#tests/server-process.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'

const day = 86_400_000
// 19 July 2027, the first Monday of that fair, at 04:30 Indian time.
const monday = Date.parse('2027-07-19T04:30:00+05:30')
const env = { OPENWEATHER_API_KEY: 'none', OPENWEATHER_BASE_URL: 'http://127.0.0.1:9' }
let dataDir = ''
let server: ServerProcess

browserForAll()
beforeAll(async () => {
  dataDir = makeDataFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await database.migrate()
  await markPractice(database.pool, { kind: 'rehearsal', aheadMs: monday - Date.now() })
  await database.close()
  server = await startServer(dataDir, { env })
  if (!server.url) throw new Error(server.stderr())
}, 60_000)
afterAll(async () => {
  server?.kill('SIGTERM')
  await server?.ended
  removeDataFolder(dataDir)
})

journey('a rehearsal says so on every page, and lives on the day that is rehearsed', async () => {
  const context = await (browser as Browser).newContext({ viewport: { width: 360, height: 800 } })
  await context.addInitScript(() => localStorage.setItem('app-language', 'en'))
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', line => line.type() === 'error' && faults.push(line.text()))
  for (const path of ['/', '/events', '/facility/drinking-water', '/admin', '/no-such-page']) {
    await page.goto(server.url + path)
    await page.getByText('Rehearsal: this is not the real guide').waitFor()
    await page.getByText('यह असली गाइड नहीं है').waitFor()
    expect(
      await page.evaluate(() => document.querySelector('meta[name=robots]')?.getAttribute('content')),
    ).toBe('noindex')
  }
  // In a wide window the rail stands at the left edge: the words begin beside it.
  await page.setViewportSize({ width: 1366, height: 900 })
  await page.goto(`${server.url}/events`)
  const rail = await page.locator('.bar').boundingBox()
  const words = await page.getByText('Rehearsal: this is not the real guide').boundingBox()
  expect(words?.x).toBeGreaterThanOrEqual(rail?.width ?? Number.POSITIVE_INFINITY)
  expect(Math.abs((await page.evaluate(() => Date.now())) - monday)).toBeLessThan(day)
  await page.getByText('19 July').first().waitFor()
  await context.close()
  expect(faults.filter(fault => !/404/.test(fault))).toEqual([])
})

test('search engines are sent away, and answers tell the moved time', async () => {
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/', '/api/notices', '/assets/none.js']) {
    const { headers } = await fetch(server.url + path)
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - monday), path).toBeLessThan(day)
  }
})

test('a rehearsal does not open at the guide’s address, nor on its bucket of pictures', async () => {
  const refusals = []
  const wrong: Record<string, string>[] = [{ PUBLIC_URL: 'https://mela.example.in' }, { S3_BUCKET: 'photos' }]
  for (const given of wrong) {
    const refused = await startServer(dataDir, { env: { ...env, ...given } })
    expect(await refused.ended).toBe(1)
    refusals.push(refused.stderr())
  }
  expect(refusals[0]).toMatch(/^This data is a rehearsal, not the guide\. It is not opened at https:/m)
  expect(refusals[1]).toMatch(/It keeps its pictures in DATA_DIR: unset S3_BUCKET/)
  const opened = await startServer(dataDir, { env: { ...env, PUBLIC_URL: 'https://rehearsal.example.in' } })
  expect(opened.url).toContain('http')
  opened.kill('SIGTERM')
  expect(await opened.ended).toBe(0)
}, 60_000)
