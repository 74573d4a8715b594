import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { storedOf } from '#features/languages/stored.server.ts'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'

guideForAll({ practice: 'demo' })
browserForAll()

const sample = Object.values(storedOf('mai')?.translation ?? {})
const translated = sample.map(({ text }) => text)
/** Chooses Maithili in the menu, as its readers do. */
async function chooseMaithili(page: Page) {
  await page.locator('[commandfor=menu]').first().click()
  await page.getByRole('radio', { name: 'मैथिली (नमूना)' }).check()
  await page.getByText('सभ नंबर').first().waitFor({ state: 'attached' })
  await page.locator('dialog#menu').getByRole('button', { name: 'बन्न करू' }).click()
}
/** The parts of the page that say something in Devanagari, each with its own texts and the language that it is marked with. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap(part => {
      const texts = [...part.childNodes].flatMap(node => (node instanceof Text ? node.data : []))
      const words = texts.filter(text => /\p{Script=Devanagari}/u.test(text))
      if (words.length === 0 || part.closest('script, style')) return []
      return [{ words, lang: part.closest('[lang]')?.getAttribute('lang') ?? '' }]
    }),
  )

describe('a third language', () => {
  journey('costs nothing for who does not choose it', async () => {
    const { page, open, close } = await phone({ language: 'hi' })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    for (const path of ['/', '/facility/drinking-water', '/facility/centralised-contact']) await open(path)
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(path => /language/.test(path))).toEqual([])
    expect(await page.getByText(/बोलने वाले ने नहीं जाँचा/).count()).toBe(0)
    await close()
  })

  journey('stands in place of Hindi sentence by sentence, each part marked with its language', async () => {
    const { page, open, isAccessible, close } = await phone({ language: 'hi' })
    await open('/')
    await chooseMaithili(page)
    for (const [path, words, fallback] of [
      ['/', 'पीबाक पानि', 'श्रावणी मेला'],
      ['/facility/drinking-water', 'सभ सुविधा', 'मुजफ्फरपुर जंक्शन – पीने का पानी'],
      ['/facility/centralised-contact', 'जरूरी नंबर', 'नियंत्रण कक्ष'],
    ] as const) {
      if (path !== '/') await open(path)
      await page.getByText(words).first().waitFor()
      await page.getByText(fallback).first().waitFor()
      await page.getByText(/इस भाषा के किसी बोलने वाले ने नहीं जाँचा/).waitFor()
      const parts = await marked(page)
      const [own, rest] = [true, false].map(isOwn =>
        parts.filter(({ words }) => words.every(each => translated.includes(each)) === isOwn),
      )
      expect(own?.length, path).toBeGreaterThan(3)
      expect(own?.filter(({ lang }) => lang !== 'mai')).toEqual([])
      // A part that mixes both counts as Hindi. Sentences with a number in them are not in the list of whole ones.
      const inMaithili = rest?.filter(({ lang }) => lang !== 'hi').flatMap(part => part.words)
      expect(inMaithili?.filter(part => !/^(सूचीमे अंतिम बदलाव|.* के जानकारी$)/.test(part))).toEqual([])
      expect(await page.evaluate(() => document.body.lang)).toBe('mai')
      await isAccessible()
    }
    await close()
  })

  journey('is spoken by the signs of the street map too, and Hindi where it lacks a sentence', async () => {
    const { page, open, close } = await phone({ language: 'hi' })
    await open('/')
    await chooseMaithili(page)
    await open('/facility/drinking-water?showMap=true')
    await page.getByRole('button', { name: 'मुजफ्फरपुर जंक्शन – पीने का पानी' }).focus()
    await page.keyboard.press('Enter')
    const popup = page.locator('.leaflet-popup-content')
    const [navigate] = sample.filter(({ en }) => en === 'Navigate')
    await popup.getByRole('link', { name: navigate?.text, exact: true }).waitFor()
    await popup.getByText('सही जगह पता नहीं').waitFor()
    expect(await popup.getByRole('link').getAttribute('lang')).toBe('mai')
    await close()
  })

  journey('is kept for the next visit, leaves for English and comes back with Hindi', async () => {
    const { page, open, close } = await phone({ language: 'hi' })
    await open('/')
    await chooseMaithili(page)
    await open('/facility/drinking-water')
    await page.getByRole('heading', { level: 1, name: 'पीबाक पानि' }).waitFor()
    const key = page.locator('[data-language=en]').first()
    await key.click()
    await page.getByRole('heading', { level: 1, name: 'Drinking Water' }).waitFor()
    expect(await page.evaluate(() => [document.body.lang, document.documentElement.lang])).toEqual(['', 'en'])
    expect(await page.locator('[lang=mai]').count()).toBe(0)
    await page.locator('[data-language=hi]').first().click()
    await page.getByRole('heading', { level: 1, name: 'पीबाक पानि' }).waitFor()
    await open('/')
    await page.locator('[commandfor=menu]').first().click()
    await page.locator('dialog#menu').getByRole('radio', { name: 'हिन्दी' }).check()
    await page.getByText('पीने का पानी').first().waitFor()
    expect(await page.locator('[lang=mai]').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('third-language'))).toBe(null)
    await close()
  })

  journey(
    'opens again without a network, and says in Hindi that it could not be fetched where it never was',
    async () => {
      const { page, context } = await openPhone(browser, { language: 'hi' })
      await page.goto(world.url)
      await whenUp(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await whenUp(page)
      await chooseMaithili(page)
      await page.goto(`${world.url}/facility/drinking-water`)
      await page.getByRole('heading', { level: 1, name: 'पीबाक पानि' }).waitFor()
      await context.setOffline(true)
      await page.goto(`${world.url}/`)
      await page.getByText('पीबाक पानि').first().waitFor()
      await page.getByText('इंटरनेट नहि अछि').first().waitFor()
      await page.goto(`${world.url}/facility/drinking-water`)
      await page.getByRole('heading', { level: 1, name: 'पीबाक पानि' }).waitFor()
      await context.close()

      const other = await phone({ language: 'hi' })
      await other.open('/')
      await other.page.locator('[commandfor=menu]').first().click()
      await other.page.getByText('मैथिली (नमूना)').waitFor()
      await other.page.route('**/languages/*.json', route => route.abort())
      await other.page.getByRole('radio', { name: 'मैथिली (नमूना)' }).click()
      await other.page
        .getByRole('alert')
        .getByText(/यह भाषा नहीं मिल सकी/)
        .waitFor()
      await other.page.getByText('पीने का पानी').first().waitFor()
      await other.close()
    },
  )
})
