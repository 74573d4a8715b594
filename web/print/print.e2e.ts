import { fill } from '#common/text.ts'
import { missingPersonTexts } from '#features/lost-found/missing-person/texts.ts'
import { expect, journey, whenKept } from '#tests/journey.ts'
import { readCode } from '#tests/read-code.ts'
import { cutOff, overfull, pagesOfPdf } from './test-paper.ts'
import { bandTexts, printTexts } from './texts.ts'

journey(
  'guide, emergency sheet and posters print completely, with a code that opens the guide, even offline',
  async ({ phone, guide }) => {
    const viewport = { width: 1200, height: 900 }
    const { page, open } = await phone({ viewport, serviceWorkers: 'allow' })
    const sheets = page.locator('.paper')
    await open('/print/guide')
    await expect(sheets).toHaveCount(2)
    await expect(sheets.first()).toHaveAttribute('lang', 'hi')
    await expect(sheets.last()).toHaveAttribute('lang', 'en')
    expect(await readCode(sheets.first().locator('.code'))).toBe(`${guide.url}/`)
    await whenKept(page)
    for (const read of ['facilities', 'contacts', 'mela-route', 'parking'])
      await expect
        .poll(() => page.evaluate(async address => !!(await caches.match(address)), `/api/${read}`))
        .toBe(true)
    await page.context().setOffline(true)
    for (const sheet of ['guide', 'emergency', 'posters']) {
      await open(`/print/${sheet}`)
      await expect(sheets.first()).toBeVisible()
      if (sheet === 'posters') {
        await page.getByRole('button', { name: printTexts.lots.hi, exact: true }).click()
        // Their list may come after the others.
        await expect(sheets.getByRole('heading', { name: /^पार्किंग 1/ })).toBeVisible()
      }
      await page.emulateMedia({ media: 'print' })
      expect(await overfull(page), sheet).toBe(0)
      expect(await cutOff(page), sheet).toEqual([])
      expect(await pagesOfPdf(page), sheet).toBe(await sheets.count())
      await page.emulateMedia({ media: 'screen' })
    }
  },
)

journey(
  'wrist bands are made only on the phone, and their code opens "I found somebody" without a number',
  async ({ phone, guide }) => {
    const { page, open } = await phone({ viewport: { width: 1200, height: 900 } })
    const asked: string[] = []
    page.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await open('/print/bands')
    await page.getByLabel(bandTexts.name.hi).fill('गुड़िया Kumari')
    await page.getByLabel(bandTexts.phone.hi).fill('98765')
    await page.getByRole('button', { name: printTexts.print.hi, exact: true }).click()
    await expect(page.getByText(bandTexts.phoneDigits.hi)).toBeVisible()
    await page.getByLabel(bandTexts.phone.hi).fill('9876501234')
    await expect(page.locator('.band-out')).toHaveCount(8)
    await expect(page.locator('.band-out').first()).toContainText('9876501234')
    const band = (await page.locator('.band-out strong').first().textContent()) ?? ''
    const address = await readCode(page.locator('.band-out .code').first())
    expect(address).toBe(`${guide.url}/missing-person#band=${band}`)
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    expect(await page.evaluate(stored)).not.toMatch(/9876501234|Kumari/)
    await open('/')
    await open(`/missing-person#band=${band}`)
    await expect(page.getByText(fill(missingPersonTexts.bandTitle, 'hi', { band }))).toBeVisible()
    await expect(page.getByLabel(missingPersonTexts.found.hi)).toBeChecked()
    expect(asked.filter(line => /9876501234|Kumari/.test(decodeURIComponent(line)))).toEqual([])
    expect(asked.filter(line => line.includes(band))).toEqual([])
  },
)
