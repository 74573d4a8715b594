import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openWorld, starters, type World } from '#tests/world/world.ts'

let world: World
let folder: string
let page: Page
const asked: string[] = []
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true, starters, now: '2026-11-23T12:00:00+05:30' })
  folder = await mkdtemp(join(tmpdir(), 'given-guide-'))
  const { body } = await world.context.app.inject({ url: '/guide.html' })
  await writeFile(join(folder, 'guide.html'), body)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => page?.context().close())

/** Opens the file as a phone does that got it from another: from its own storage, without any network. */
async function openFile(options: BrowserContextOptions = {}, at = '2026-11-23T13:00:00+05:30') {
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    offline: true,
    ...options,
  })
  page = await context.newPage()
  asked.length = 0
  page.on('request', request => asked.push(request.url()))
  if (options.javaScriptEnabled !== false) await page.clock.install({ time: new Date(at) })
  await page.goto(pathToFileURL(join(folder, 'guide.html')).href)
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

describe.each(['light', 'dark'] as const)(
  'the guide as one file, opened without a network, in %s',
  colorScheme => {
    journey('has no accessibility fault in either language, fits 320 px and asks for nothing', async () => {
      await openFile({ locale: 'hi-IN', colorScheme })
      for (const [language, title] of [
        ['hi', 'श्रावणी मेला गाइड, मुजफ्फरपुर'],
        ['en', 'Shravani Mela Guide, Muzaffarpur'],
      ] as const) {
        await page.locator(`label[for=${language}]`).click()
        await heading(title).waitFor()
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual(
          [],
        )
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        // A number on two lines is dialled wrong.
        const numbers = page.locator('.number .tel:visible')
        expect(await numbers.count()).toBeGreaterThan(5)
        for (const number of await numbers.all())
          expect((await number.boundingBox())?.height, (await number.textContent()) ?? '').toBeLessThan(50)
      }
      expect(asked).toHaveLength(1)
    })
  },
)

describe('the guide as one file', () => {
  journey('speaks the language of the phone, and the keyboard changes it', async () => {
    await openFile({ locale: 'en-IN' })
    await heading('Shravani Mela Guide, Muzaffarpur').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await heading('श्रावणी मेला गाइड, मुजफ्फरपुर').waitFor()
  })
  journey('says how old it is: nothing when new, months when it is a year old', async () => {
    await openFile({ locale: 'en-IN' })
    expect(await page.locator('.age:visible').count()).toBe(0)
    await page.context().close()
    await openFile({ locale: 'en-IN' }, '2027-11-24T12:00:00+05:30')
    await page.getByText('This copy is 12 months old.').waitFor()
    await page.locator('label[for=hi]').click()
    await page.getByText('यह कॉपी 12 महीने पुरानी है।').waitFor()
  })
  journey('is whole without script: both languages by their keys, its date in the heading', async () => {
    await openFile({ javaScriptEnabled: false })
    await heading('श्रावणी मेला गाइड, मुजफ्फरपुर').waitFor()
    await page.getByText('23 नवंबर 2026 की कॉपी').waitFor()
    await page.locator('label[for=en]').click()
    await page.getByText('Edition of 23 November 2026').waitFor()
    await page.getByRole('link', { name: '155304' }).first().waitFor()
    await page.getByRole('img', { name: 'Map of the route' }).waitFor()
  })
})
