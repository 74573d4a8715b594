import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { atJunction, type PhoneOptions, takePhone } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()
const phone = (options?: PhoneOptions) => takePhone(browser, options)
const open = (page: Page, path: string) => page.goto(world.url + path)
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()

describe('any address', () => {
  journey('of a known type opens, in both spellings', async () => {
    const { page, context } = await phone()
    for (const base of ['facility', 'facilities'])
      for (const [type, title] of [
        ['paid-hotels', 'Paid Hotels'],
        ['rest-room', 'Rest Room'],
        ['atm', 'ATM'],
        ['gallery', 'Gallery'],
        ['centralised-contact', 'Centralised Contact'],
      ]) {
        await open(page, `/${base}/${type}`)
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      }
    await context.close()
  })

  journey('of an unknown type says so and leads back', async () => {
    const { page, context } = await phone()
    const dialogs: string[] = []
    page.on('dialog', dialog => dialogs.push(dialog.message()))
    for (const type of [
      'lake',
      'TOILET',
      '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      'toilet%00',
      'constructor',
      '..%2Fadmin',
    ]) {
      await open(page, `/facility/${type}`)
      await page.getByRole('heading', { level: 1, name: /Not Found/i }).waitFor()
    }
    await open(page, '/')
    await open(page, '/facility/lake')
    await page.getByRole('link', { name: 'Go Back' }).click()
    await page.waitForURL(`${world.url}/`)
    expect(dialogs).toEqual([])
    await context.close()
  })

  journey('with an absurd query shows the list all the same', async () => {
    const { page, context } = await phone()
    const queries = [
      '?showMap=TRUE',
      '?showMap[]=true',
      '?showMap=<svg onload=alert(1)>',
      `?${'x'.repeat(3000)}`,
      '?%E0%A4%A',
      '?showMap=false&showMap=true',
    ]
    for (const query of queries) {
      await open(page, `/facility/bathroom${query}`)
      await page.getByRole('heading', { level: 3 }).first().waitFor()
      await expect.poll(() => page.getByRole('application').count()).toBe(0)
    }
    await context.close()
  })

  journey('works without a script: names, numbers and the way are in the page', async () => {
    for (const language of ['en', 'hi'] as const) {
      const { page, context } = await phone({ javaScriptEnabled: false, language })
      await open(page, '/facility/health-centre')
      await expect.poll(() => names(page)).toContain('SKMCH blood bank')
      await expect
        .poll(() => page.getByRole('link', { name: 'Call', exact: true }).getAttribute('href'))
        .toBe('tel:06212233033')
      await expect.poll(() => page.getByRole('link', { name: 'Navigate', exact: true }).count()).toBe(9)
      await context.close()
    }
  })
})

describe('the server being away', () => {
  journey('leaves the list that came with the page, and says that it is an older one', async () => {
    const { page, context } = await phone()
    await context.route('**/api/**', route =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }),
    )
    await open(page, '/facility/toilet')
    await page.getByText('Failed to fetch facilities').waitFor()
    await expect.poll(() => names(page)).toHaveLength(9)
    await context.close()
  })

  journey('without any list says so and tries again', async () => {
    const { page, context } = await phone()
    let away = true
    await context.route('**/api/facilities**', route => (away ? route.abort() : route.fallback()))
    // The list is asked for again when the live stream opens; here only the key may do so.
    await context.route('**/api/live**', route => route.abort())
    await open(page, '/')
    await page.getByRole('link', { name: 'Toilet' }).click()
    await page.getByText('Failed to fetch facilities').waitFor()
    away = false
    await page
      .locator('.note', { hasText: 'Failed to fetch' })
      .getByRole('button', { name: 'Try Again' })
      .click()
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    await context.close()
  })
})

describe('without a network', () => {
  journey('every list opens again after one visit, in the language of the reader', async () => {
    const { page, context } = await phone({ ...atJunction, language: 'hi', serviceWorkers: 'allow' })
    await open(page, '/facility/drinking-water')
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state === 'activating')
        await new Promise(done => active.addEventListener('statechange', done))
    })
    await page.reload()
    await page.getByText('सबसे पास').waitFor()
    await page.waitForFunction(async () => {
      const kept = await (await caches.open('reads')).keys()
      return (
        kept.some(({ url }) => url.includes('type=toilet')) &&
        kept.some(({ url }) => url.endsWith('contacts'))
      )
    })
    await context.setOffline(true)
    await page.reload()
    await page.getByText('इंटरनेट नहीं है').waitFor()
    await page.getByText('सबसे पास').waitFor()
    await page.locator('time', { hasText: /की जानकारी$/ }).waitFor()
    await open(page, '/facility/toilet')
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(9)
    await open(page, '/facility/centralised-contact')
    await page
      .getByRole('link', { name: /155304/ })
      .first()
      .waitFor()
    await context.close()
  })
})
