import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { busy } from '#features/crowd-status/examples.ts'
import { examples } from '#features/weather/examples.ts'
import { journey, whenIdle } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'

const site = join(import.meta.dirname, '../../dist/web')
const now = Date.now()
const iso = (ms: number) => new Date(ms).toISOString()
/** A day in the fair: everything that Home can show is there. */
const fullDay = {
  '/api/crowd-status': busy(now),
  '/api/weather': { weather: examples.monsoon, fetched_at: iso(now - 120_000) },
  '/api/photos/day': {
    photos: [1, 2, 3].map(n => ({ id: `${n}`, name: `Asha ${n}`, image_url: `/art/day-${n}.svg` })),
  },
  '/api/notices': {
    notices: [
      {
        id: '1',
        level: 'warning',
        text: { en: 'Heavy rain', hi: 'तेज़ बारिश' },
        updated_at: iso(now),
        expires_at: iso(now + 3_600_000),
      },
    ],
  },
}
guideForAll()
browserForAll()

/** Names of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
  })
  return asked
}
const isSheets = (file: string) => /\/sheets-/.test(file)
const openHome = async (options: Parameters<typeof openPhone>[1] = {}) => {
  const phone = await openPhone(browser, { serviceWorkers: 'block', ...options })
  const asked = scriptsOf(phone.page)
  return { ...phone, asked }
}
const dial = (page: Page) => page.locator('#help a[href="tel:108"]')

describe('a first visit to home', () => {
  for (const language of ['en', 'hi', 'none'] as const)
    journey(`asks for at most 75.2 kB of script by itself, ${language}`, async () => {
      const { page, context, asked } = await openHome({ language })
      for (const [path, json] of Object.entries(fullDay))
        await page.route(`**${path}`, route => route.fulfill({ json }))
      await page.goto(world.url)
      await whenUp(page)
      await page.locator('.notice--warning').waitFor()
      await page.locator('.wx-advice').waitFor({ state: 'attached' })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      const bytes = [...asked].map(file => statSync(join(site, `${file}.br`)).size)
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(75_200)
      expect([...asked].filter(isSheets)).toEqual([])
      await context.close()
    })

  journey('has the code of help and menu once one of them is opened', async () => {
    const { page, context, asked, problems } = await openHome()
    await page.goto(world.url)
    await whenUp(page)
    expect([...asked].filter(isSheets)).toEqual([])
    await page.getByRole('button', { name: 'Help 108' }).click()
    await dial(page).waitFor()
    await page.locator('#help').getByRole('button', { name: 'Send my position' }).waitFor()
    expect([...asked].filter(isSheets)).toHaveLength(1)
    await page.locator('#help').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').getByRole('link', { name: 'Events' }).click()
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  journey('has the code of help on the screen one goes on to, and the menu when one comes back', async () => {
    const { page, context, problems } = await openHome()
    await page.goto(world.url)
    await whenUp(page)
    await page.getByRole('link', { name: 'Toilet', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Toilet' }).waitFor()
    await page.getByRole('button', { name: 'Help 108' }).click()
    await page.locator('#help').getByRole('button', { name: 'Send my position' }).waitFor()
    await expect.poll(() => page.locator('#menu').count()).toBe(0)
    await page.locator('#help').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').getByRole('link', { name: 'Events' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  journey('keeps help and menu when their code cannot be had, and turns them once it can', async () => {
    const { page, context } = await openHome()
    let asked = 0
    await page.route(isSheetsUrl, route => {
      asked += 1
      return route.abort()
    })
    await page.goto(world.url)
    await whenUp(page)
    await page.getByRole('button', { name: 'Help 108' }).click()
    await dial(page).waitFor()
    await page.locator('#help').getByRole('button', { name: 'Close' }).click()
    await page.locator('.mast-lang').click()
    await page.getByRole('link', { name: 'पीने का पानी' }).waitFor()
    // What is in the page stays, however often the code is asked for.
    await expect.poll(() => asked).toBeGreaterThan(1)
    await whenIdle(page)
    await page.locator('.bar-help').click()
    await dial(page).waitFor()
    await page.locator('#help [command=close]').click()
    await page.getByRole('button', { name: 'मेनू' }).click()
    await page.locator('#menu a[href="/events"]').waitFor()
    await page.unroute(isSheetsUrl)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('#menu').getByRole('link', { name: 'कार्यक्रम' }).waitFor()
    await page.locator('#menu a[href="/events"]').click()
    await page.getByRole('heading', { level: 1, name: 'कार्यक्रम' }).waitFor()
    await context.close()
  })

  journey('that an address of help led to opens it at its line', async () => {
    const { page, context } = await openHome()
    await page.goto(`${world.url}/?help=police`)
    await page.locator('#help[open] .asked a[href="tel:112"]').waitFor()
    await context.close()
  })
})
const isSheetsUrl = (url: URL) => isSheets(url.pathname)
