import { afterEach, describe, expect } from 'vitest'
import { fill, type Language } from '#common/text.ts'
import { texts as personTexts } from '#features/lost-found/missing-person/texts.ts'
import { journey } from '#tests/browser.ts'
import { readCode } from '#tests/read-code.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, type Phone } from '#tests/world/phone.ts'
import { texts as bandTexts } from './band-texts.ts'
import { cutOff, overfull, pagesOfPdf } from './test-paper.ts'
import { texts } from './texts.ts'

guideForAll()
browserForAll()
let phone: Phone
afterEach(() => phone?.close())

const now = '2027-07-20T12:00:00+05:30'
async function take(path: string, language: Language = 'en', serviceWorkers: 'allow' | 'block' = 'block') {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, {
    language,
    context: { viewport: { width: 1200, height: 900 }, serviceWorkers },
  })
  await phone.page.clock.setFixedTime(now)
  await phone.open(path)
  await phone.page.locator('.paper').first().waitFor()
}
const sheets = () => phone.page.locator('.paper')
/** The fonts that draw the Hindi words of the first sheet: each has Devanagari, or the letters would be boxes. */
async function fontsOfHindi(): Promise<string[]> {
  const session = await phone.page.context().newCDPSession(phone.page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', {})
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.paper[lang=hi] h2',
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

describe('the guide on paper', () => {
  journey(
    'is one sheet in two languages with its date, its edition and a code that opens the guide',
    async () => {
      await take('/print/guide', 'hi')
      expect(await sheets().count()).toBe(2)
      expect(await sheets().evaluateAll(all => all.map(sheet => sheet.getAttribute('lang')))).toEqual([
        'hi',
        'en',
      ])
      await sheets().first().getByText('2027 का मेला · 20 जुलाई 2027 को छपा · जगहें बदल सकती हैं').waitFor()
      await sheets().last().getByText('2027 fair · printed on 20 July 2027 · places may change').waitFor()
      expect(await readCode(sheets().first().locator('.code'))).toBe(`${world.url}/`)
      expect((await fontsOfHindi()).join()).toMatch(/Devanagari|Mukta|Nirmala/)
      await phone.isAccessible()
      await phone.page.emulateMedia({ media: 'print' })
      expect(await overfull(phone.page)).toBe(0)
      expect(await cutOff(phone.page)).toEqual([])
      expect(await pagesOfPdf(phone.page)).toBe(2)
    },
  )
})

describe('the emergency sheet', () => {
  journey('has the numbers, doctors and what to do in both languages, also without a network', async () => {
    await take('/print/emergency', 'hi', 'allow')
    const { page } = phone
    expect(await sheets().evaluateAll(all => all.map(sheet => sheet.getAttribute('lang')))).toEqual([
      'hi',
      'en',
    ])
    const english = sheets().last()
    for (const number of ['108', '112', '101', '155304', '1098'])
      await english.locator('.sheet-numbers').getByText(number, { exact: true }).waitFor()
    await english.getByText('Keep away, do not touch the wire.').waitFor()
    await english.getByText('2027 fair · printed on 20 July 2027 · places may change').waitFor()
    expect(await english.locator('.sheet-doctors li').count()).toBe(6)
    expect(await readCode(sheets().first().locator('.code'))).toBe(`${world.url}/facility/health-centre`)
    expect((await fontsOfHindi()).join()).toMatch(/Devanagari|Mukta|Nirmala/)
    await phone.isAccessible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect
      .poll(() => page.evaluate(async () => !!(await caches.match('/api/contacts'))), { timeout: 30_000 })
      .toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await sheets().last().getByText('155304', { exact: true }).first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await cutOff(phone.page)).toEqual([])
    expect(await pagesOfPdf(phone.page)).toBe(2)
    await page.context().setOffline(false)
  })
})

describe('the booklet', () => {
  journey('has every place on half sheets of A4, in the order to fold or to cut', async () => {
    await take('/print/booklet', 'hi')
    const { page } = phone
    const { facilities } = (await (await fetch(`${world.url}/api/facilities`)).json()) as {
      facilities: { name: { hi: string } }[]
    }
    const words = (await page.locator('.papers').textContent()) ?? ''
    expect(facilities.filter(({ name }) => !words.includes(name.hi))).toEqual([])
    const numbers = () =>
      page.locator('.leaf').evaluateAll(all => all.map(leaf => Number((leaf as HTMLElement).dataset.page)))
    const folded = await numbers()
    const last = folded.length
    expect(last % 4).toBe(0)
    expect(folded.slice(0, 4)).toEqual([last, 1, 2, last - 1])
    expect(folded.toSorted((a, b) => a - b)).toEqual(folded.map((_, index) => index + 1))
    const cover = page.locator('.leaf[data-page="1"]')
    await cover.getByText('2027 का मेला · 20 जुलाई 2027 को छपा · जगहें बदल सकती हैं').waitFor()
    expect(await readCode(cover.locator('.code'))).toBe(`${world.url}/`)
    await phone.isAccessible()
    await page.emulateMedia({ media: 'print' })
    expect(await cutOff(phone.page)).toEqual([])
    expect(await pagesOfPdf(phone.page)).toBe(last / 2)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'काटकर आधे पन्ने' }).click()
    await expect.poll(async () => (await numbers()).slice(0, 3)).toEqual([1, 2, 3])
  })
})

describe('posters', () => {
  journey(
    'are printed for more than 200 places and help desks in one go, each with a code, however long the name',
    async () => {
      await world.owner.query(
        `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source)
         select 'shivir', n || ' Camp of the ' || repeat('very long name ', 8), n || ' ' || repeat('बहुत लंबे नाम वाला सेवा शिविर ', 8),
           repeat('Near the old market road ', 6), repeat('पुरानी बाजार रोड के पास ', 6), 'x' from generate_series(1, 200) n`,
      )
      await world.context.responseCache.changed('facilities')
      await eventually(async () =>
        (await (await fetch(`${world.url}/api/facilities`)).text()).includes('200 Camp'),
      )
      await take('/print/posters')
      await phone.page.getByRole('button', { name: texts.all.en, exact: true }).click()
      const { facilities } = (await (await fetch(`${world.url}/api/facilities`)).json()) as {
        facilities: { name: { hi: string }; facility_type: string }[]
      }
      const count = facilities.length + 7
      expect(count).toBeGreaterThan(200)
      expect(await sheets().count()).toBe(count)
      const [tap] = facilities.filter(({ facility_type }) => facility_type === 'drinking-water')
      const poster = sheets()
        .filter({ hasText: tap?.name.hi ?? '' })
        .first()
      expect(await readCode(poster.locator('.code'))).toBe(`${world.url}/facility/drinking-water`)
      expect(await readCode(sheets().first().locator('.code'))).toBe(`${world.url}/`)
      const lot = sheets().filter({ has: phone.page.getByRole('heading', { name: 'पार्किंग 3' }) })
      expect(await readCode(lot.locator('.code'))).toBe(`${world.url}/facility/parking`)
      // Letters of a centimetre can be read at three metres.
      const sizes = await lot
        .locator('h2, strong')
        .evaluateAll(all => all.map(words => Number.parseFloat(getComputedStyle(words).fontSize)))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual((10 / 25.4) * 96)
      await phone.page.emulateMedia({ media: 'print' })
      expect(await cutOff(phone.page)).toEqual([])
      expect(await pagesOfPdf(phone.page)).toBe(count)
    },
  )
})

describe('wrist bands and lost cards', () => {
  journey(
    'are made on the phone alone, and their code opens "I found somebody" without a number',
    async () => {
      await take('/print/bands')
      const { page } = phone
      const asked: string[] = []
      page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
      const name = 'गुड़िया Kumari of a very long name indeed'.slice(0, 40)
      await page.getByLabel(bandTexts.name.en).fill(name)
      await page.getByLabel(bandTexts.phone.en).fill('98765')
      await page.getByRole('button', { name: texts.print.en, exact: true }).click()
      await page.getByText(bandTexts.phoneDigits.en).waitFor()
      await page.getByText(bandTexts.mend.en).waitFor()
      await page.getByLabel(bandTexts.phone.en).fill('9876501234')
      await page.getByLabel(bandTexts.camp.en).fill('Shivir of Goraul')
      await expect.poll(() => page.getByText(bandTexts.mend.en).count()).toBe(0)
      await phone.isAccessible()
      expect(await page.locator('.band-out').count()).toBe(8)
      expect(await page.locator('.band-out').first().textContent()).toContain('9876501234')
      const band = (await page.locator('.band-out strong').first().textContent()) ?? ''
      const address = await readCode(page.locator('.band-out .code').first())
      expect(address).toBe(`${world.url}/missing-person#band=${band}`)
      await page.emulateMedia({ media: 'print' })
      expect(await cutOff(phone.page)).toEqual([])
      expect(await pagesOfPdf(phone.page)).toBe(1)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('radio', { name: bandTexts.card.en }).check()
      expect(await page.locator('.card-out').count()).toBe(8)
      expect(await readCode(page.locator('.card-out .code').first())).toBe(address)
      expect(asked.filter(line => /9876501234|Kumari|Goraul/.test(decodeURIComponent(line)))).toEqual([])
      const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
      expect(await page.evaluate(stored)).not.toMatch(/9876501234|Kumari/)
      // A report that was begun before keeps its words.
      await phone.open('/missing-person')
      await page.getByLabel(personTexts.person.en).fill('Red frock')
      await phone.open('/feedback')
      await phone.open(`/missing-person#band=${band}`)
      await page.getByText(fill(personTexts.bandTitle, 'en', { band })).waitFor()
      expect(await page.getByLabel(personTexts.found.en).isChecked()).toBe(true)
      expect(await page.getByLabel(personTexts.person.en).inputValue()).toMatch(
        new RegExp(`${band}.* Red frock$`),
      )
      expect(await page.textContent('main')).not.toContain('9876501234')
      expect(asked.filter(line => line.includes(band))).toEqual([])
    },
  )
})
