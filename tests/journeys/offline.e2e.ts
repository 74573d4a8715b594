import type { Page } from '@playwright/test'
import { facilitiesTexts } from '#features/facilities/texts.ts'
import { liveDarshanTexts } from '#features/live-darshan/texts.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { atJunction, expect, journey, whenKept } from '#tests/journey.ts'

/** With the offline copy. */
const withWorker = { serviceWorkers: 'allow' } as const
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
journey(
  'after one visit every screen, Help, menu and language work offline; facts have their age, and nothing private is kept',
  async ({ phone }) => {
    const { page, open } = await phone(withWorker)
    await open('/')
    await whenKept(page)
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)))
      const requests = await Promise.all(stores.map(store => store.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(20)
    const isPrivate = /admin|staff|session|vote|quiz|reveal|vehicle|photos\//
    expect(kept.filter(path => isPrivate.test(path) && !path.startsWith('/assets/'))).toEqual([])

    await page.context().setOffline(true)
    await page.reload()
    const note = page.getByRole('status').filter({ hasText: 'इंटरनेट नहीं है' })
    await expect(note).toHaveText(/\d{1,2}:\d\d बजे की जानकारी/)
    await note.getByText('इंटरनेट नहीं है').click()
    await expect(note.getByText(/यह जानकारी इस फ़ोन में सहेजी हुई है/)).toBeVisible()
    await open('/facility/drinking-water')
    await expect(page.getByText('मुजफ्फरपुर जंक्शन – पीने का पानी').first()).toBeVisible()
    await expect(page.getByText(/की जानकारी/).first()).toBeVisible()
    await open('/facilities/centralised-contact')
    await expect(heading(page)).toHaveText('ज़रूरी नंबर')
    await expect(page.getByRole('link', { name: /155304/ }).first()).toHaveAttribute('href', 'tel:155304')
    for (const [path, title] of [
      ['/facility/mela-route', 'मेला मार्ग'],
      ['/crowd-status', 'भीड़ की स्थिति'],
      ['/queue', 'कतार'],
      ['/journey', 'आने की तैयारी'],
      ['/events', 'कार्यक्रम'],
      ['/history', 'इतिहास'],
      ['/search', 'खोजें'],
      ['/nowhere', 'पेज नहीं मिला'],
    ] as const) {
      await page.goto(path)
      await expect(heading(page), path).toHaveText(title)
    }

    await open('/')
    await page.getByRole('link', { name: 'शौचालय', exact: true }).click()
    await expect(heading(page)).toHaveText('शौचालय')
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await page.getByRole('link', { name: 'वापस' }).click()
    await page.getByRole('button', { name: 'मदद 108' }).click()
    await expect(page.locator('#help').getByText('पास का स्वास्थ्य केंद्र')).toBeVisible()
    await page.locator('#help').getByRole('button', { name: 'बंद करें' }).click()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').getByRole('link', { name: 'History' }).click()
    await expect(heading(page)).toHaveText('History')
  },
)

journey(
  'offline, Navigate shows the direction and the maps that work; other websites say what they need',
  async ({ phone }) => {
    const { page, open, isAccessible } = await phone({ ...atJunction, ...withWorker })
    await open('/facility/health-centre')
    await whenKept(page)
    // The position moves the rows, and so does what is said of one.
    await expect(page.getByRole('heading', { name: facilitiesTexts.nearby.hi })).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText(kitTexts.offline.hi)).toBeVisible()
    await page.locator('a[target=_blank][data-at]').first().click()
    const sheet = page.locator('#offline-way')
    await expect(sheet.getByText(/की ओर/)).toBeVisible()
    const mapApp = sheet.getByRole('link', { name: 'फ़ोन के मैप ऐप में खोलें' })
    await expect(mapApp).toHaveAttribute('href', /^geo:2\d\.\d+,8\d\.\d+\?q=/)
    await isAccessible()
    await sheet.getByRole('link', { name: 'गाइड के नक्शे पर देखें' }).click()
    await expect(page).toHaveURL('/facility/health-centre?showMap=true')
    expect(page.context().pages()).toHaveLength(1)
    // A position that may be on any side of the place shows no direction.
    await page.context().setGeolocation({ ...atJunction.geolocation, accuracy: 50_000 })
    await page.goto('/facility/health-centre')
    await expect(page.getByText('आपकी लोकेशन में लगभग 50 किमी का फ़र्क हो सकता है')).toBeVisible()
    await page.locator('a[target=_blank][data-at]').first().click()
    await expect(sheet.getByText(/दिशा नहीं दिख सकती/)).toBeVisible()
    await sheet.getByRole('button', { name: 'बंद करें' }).click()
    await page.goto('/live-darshan')
    // What is said of the stream moves the links.
    await expect(page.getByText(liveDarshanTexts.failed.hi)).toBeVisible()
    await page.locator('main a[href*="search_query=shiv+bhajan"]').click()
    await expect(page.getByRole('heading', { name: 'इसके लिए नेटवर्क चाहिए' })).toBeVisible()
    await sheet.getByRole('button', { name: 'बंद करें' }).click()
    await expect(sheet).toHaveCount(0)
  },
)
