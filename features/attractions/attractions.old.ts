import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { attractions } from '#content/attractions.ts'
import { chapters } from '#content/history.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
let phone: Phone
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})
afterEach(() => phone?.close())

async function take(language: 'en' | 'hi') {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, { language })
}

describe.each(['en', 'hi'] as const)('the attractions in %s', language => {
  journey('are seven, in Hindi, with English beside it in the English guide', async () => {
    await take(language)
    await phone.open('/attractions')
    const { page } = phone
    await page.getByRole('heading', { name: 'आकर्षण स्थल' }).waitFor()
    await page.getByRole('heading', { name: 'मुजफ्फरपुर में आपका स्वागत है' }).waitFor()
    for (const { title } of attractions) {
      await page.locator('h3 [lang=hi]').getByText(title.hi, { exact: true }).waitFor()
      await expect
        .poll(() => page.getByText(title.en, { exact: true }).count())
        .toBe(language === 'en' ? 1 : 0)
    }
    await phone.isAccessible()
  })
  journey('link to driving directions in a new tab, and say so', async () => {
    await take(language)
    await phone.open('/attractions')
    const links = phone.page.getByRole('link', { name: /दिशा निर्देश पाएं/ })
    await links.nth(6).waitFor()
    await expect
      .poll(() => links.evaluateAll(all => all.map(link => link.getAttribute('href'))))
      .toEqual(
        attractions.map(
          ({ coordinates: { lat, lng } }) =>
            `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}&travelmode=driving`,
        ),
      )
    for (const link of await links.all()) {
      await expect.poll(() => link.getAttribute('target')).toBe('_blank')
      await expect.poll(() => link.textContent()).toMatch(language === 'en' ? /new tab/ : /नए टैब/)
    }
  })
})

describe('a picture that cannot be loaded', () => {
  journey('is replaced by a fallback picture, once', async () => {
    await take('en')
    await phone.page.route('**/art/attraction-motijheel.svg', route => route.abort())
    await phone.open('/attractions')
    const picture = phone.page.getByRole('img', { name: 'Motijheel' })
    await picture.scrollIntoViewIfNeeded()
    await phone.page.waitForFunction(
      image => (image as HTMLImageElement).src.endsWith('/art/day-1.svg'),
      await picture.elementHandle(),
    )
  })
})

describe.each(['en', 'hi'] as const)('the history in %s', language => {
  journey('is shown in Hindi, marks what is tradition, and links to the events', async () => {
    await take(language)
    await phone.open('/history')
    const { page } = phone
    for (const { paragraphs } of chapters)
      for (const { en, hi } of paragraphs) {
        await page.getByText(hi, { exact: true }).waitFor()
        await expect.poll(() => page.getByText(en, { exact: true }).count()).toBe(language === 'en' ? 1 : 0)
      }
    const legend = page.getByRole('region', { name: /मंदिर की कथा/ })
    await legend.getByText(language === 'en' ? 'Told by tradition' : 'मान्यता के अनुसार').waitFor()
    await phone.isAccessible()
    await page.getByRole('link', { name: language === 'en' ? 'See the events' : 'कार्यक्रम देखें' }).click()
    await page.waitForURL('**/events')
  })
})

describe('back from the attractions', () => {
  journey('leads to Home', async () => {
    await take('en')
    await phone.open('/attractions')
    await phone.page.getByRole('link', { name: 'Back' }).click()
    await phone.page.waitForURL(url => url.pathname === '/')
  })
})
