import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'

guideForAll()
browserForAll()

/** Resolves when the worker has the guide and the lists that every pilgrim may need. */
async function whenKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isKept = async (url: string) => !!(await caches.match(url, { cacheName: 'reads' }))
    for (let left = 300; left > 0 && !(await isKept('/api/contacts')); left -= 1)
      await new Promise(done => setTimeout(done, 100))
  })
}

describe('after one visit, without network', () => {
  for (const [language, words] of [
    [
      'hi',
      {
        water: 'पीने का पानी',
        offline: 'इंटरनेट नहीं है',
        place: 'मुजफ्फरपुर जंक्शन – पीने का पानी',
        contacts: 'ज़रूरी नंबर',
        saved: /की जानकारी/,
      },
    ],
    [
      'en',
      {
        water: 'Drinking Water',
        offline: 'You are offline',
        place: 'Muzaffarpur Junction water points',
        contacts: 'Centralised Contact',
        saved: /Saved at/,
      },
    ],
  ] as const) {
    journey(`every screen opens again in ${language}, with the age of what it shows`, async () => {
      const { page, context } = await openPhone(browser, { language })
      await page.goto(world.url)
      await whenUp(page)
      await whenKept(page)
      await context.setOffline(true)
      await page.reload()
      await whenUp(page)
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
      await page.getByText(words.offline).first().waitFor()
      await page.goto(`${world.url}/facility/drinking-water`)
      await page.getByRole('heading', { level: 1, name: words.water }).waitFor()
      await page.getByText(words.place).first().waitFor()
      await page.getByText(words.saved).first().waitFor()
      await page.goto(`${world.url}/facilities/centralised-contact`)
      await page.getByRole('heading', { level: 1, name: words.contacts }).waitFor()
      await expect
        .poll(() =>
          page
            .getByRole('link', { name: /155304/ })
            .first()
            .getAttribute('href'),
        )
        .toBe('tel:155304')
      for (const path of [
        '/facility/toilet',
        '/facility/mela-route',
        '/crowd-status',
        '/queue',
        '/journey',
        '/events',
        '/history',
        '/attractions',
        '/search',
        '/nowhere',
      ]) {
        await page.goto(world.url + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expect
          .poll(() => page.getByRole('heading', { level: 1 }).textContent(), { message: path })
          .toMatch(language === 'hi' ? /[\u0900-\u097F]/ : /[A-Za-z]/)
      }
      await context.close()
    })
  }
  journey('going from screen to screen needs none either', async () => {
    const { page, context } = await openPhone(browser)
    await page.goto(world.url)
    await whenUp(page)
    await whenKept(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Toilet', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Toilet' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Shivir', exact: true }).waitFor()
    await context.close()
  })
  journey('help, menu and language of the page one is on need none either', async () => {
    const { page, context } = await openPhone(browser)
    await page.goto(world.url)
    await whenUp(page)
    await whenKept(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Help 108' }).click()
    await page.locator('#help').getByText('Nearest Health Centre').waitFor()
    await page.locator('#help').getByRole('button', { name: 'Close' }).click()
    await page.locator('.mast-lang').click()
    await page.getByRole('button', { name: 'मेनू' }).click()
    await page.locator('#menu').getByRole('link', { name: 'इतिहास' }).click()
    await page.getByRole('heading', { level: 1, name: 'इतिहास' }).waitFor()
    await page.locator('.bar-help').click()
    await page.locator('#help').getByText('पास का स्वास्थ्य केंद्र').waitFor()
    await context.close()
  })
  journey('nothing that is private is kept on the phone', async () => {
    const { page, context } = await openPhone(browser)
    await page.goto(world.url)
    await whenUp(page)
    await whenKept(page)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      return (
        await Promise.all(
          names.map(async name =>
            (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname),
          ),
        )
      ).flat()
    })
    expect(kept.length).toBeGreaterThan(20)
    expect(
      kept.filter(
        path =>
          /admin|staff|session|vote|quiz|reveal|vehicle|photos\//.test(path) && !path.startsWith('/assets/'),
      ),
    ).toEqual([])
    await context.close()
  })
})
