import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone } from '#tests/world/phone.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
let photo: Buffer
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
  photo = await quarters().jpeg().toBuffer()
})
afterAll(async () => {
  await world.close()
})
beforeEach(() => world.owner.query('truncate lost_found_items, missing_person_reports, limits cascade'))

const person = 'बालक, छह साल, नीली कमीज़'
const rows = async () =>
  (await world.owner.query('select id, person, name, phone, image_hash from missing_person_reports')).rows
async function fill(page: Page) {
  await page.locator('textarea[name=person]').fill(person)
  await page.locator('input[name=name]').fill('Asha')
  await page.locator('input[name=phone]').fill('९८७६५ ०००७७')
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.locator('.shot img').waitFor()
}
const said = {
  en: {
    submit: 'Send to the control room',
    kept: 'Not sent yet: no network',
    done: 'The control room has your report',
    refused: 'This file cannot be read as a photo. Please choose another.',
  },
  hi: {
    submit: 'नियंत्रण कक्ष को भेजें',
    kept: 'अभी नहीं भेजा गया: नेटवर्क नहीं है',
    done: 'सूचना नियंत्रण कक्ष को मिल गई',
    refused: 'यह फोटो नहीं खुल रही। कृपया दूसरी चुनें।',
  },
}

describe.each(['en', 'hi'] as const)('in %s', language => {
  const words = said[language]
  const open = async () => {
    if (!browser) throw new Error('no browser')
    const phone = await openPhone(browser, world.url, { language })
    await phone.open('/missing-person')
    await phone.page.waitForLoadState('networkidle')
    return { ...phone, send: () => phone.page.getByRole('button', { name: words.submit }).click() }
  }

  journey(
    'without network the report waits with the numbers to call, and goes once, to the control room alone',
    async () => {
      const { page, send, isAccessible, close } = await open()
      await fill(page)
      await page.route('**/api/**', route => route.abort())
      await send()
      await page.getByText(words.kept).waitFor()
      for (const number of ['112', '1098', '155304'])
        await expect.poll(() => page.locator(`main a[href="tel:${number}"]`).count()).toBeGreaterThan(0)
      await isAccessible()
      await expect.poll(() => rows()).toEqual([])
      await page.unroute('**/api/**')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await page.getByText(words.done, { exact: true }).waitFor()
      await isAccessible()
      const [row, ...others] = await rows()
      expect([row, others]).toMatchObject([{ person, name: 'Asha', phone: '9876500077' }, []])
      const stranger = newVisitor(world)
      expect((await stranger.call('GET /api/lost-found')).body.counts).toEqual({ Lost: 0, Found: 0 })
      for (const path of [`/photos/${row.image_hash}/320.webp`, `/api/lost-found/${row.id}`])
        expect((await stranger.call(`GET ${path}`)).status).toBe(404)
      expect((await stranger.call(`GET /api/missing-persons/${row.id}/photo`)).status).toBe(401)
      await close()
    },
  )

  journey('a report whose answer is lost stays one', async () => {
    const { page, send, close } = await open()
    let isLost = false
    await page.route('**/api/missing-persons', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await fill(page)
    await send()
    await page.getByText(words.kept).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText(words.done, { exact: true }).waitFor()
    expect([isLost, (await rows()).length]).toEqual([true, 1])
    await close()
  })

  journey(
    'what is refused stays in the form with its photo, over a reload too, and is told why',
    async () => {
      const { page, send, isAccessible, close } = await open()
      await fill(page)
      await page.route('**/api/missing-persons', route =>
        route.fulfill({ status: 400, json: { code: 'not-an-image', message: '' } }),
      )
      await send()
      await page.getByText(words.refused).waitFor()
      await isAccessible()
      await page.reload()
      await page.locator('.shot img').waitFor()
      await eventually(async () => (await page.locator('textarea[name=person]').inputValue()) === person)
      await page.unroute('**/api/missing-persons')
      await send()
      await page.getByText(words.done, { exact: true }).waitFor()
      await expect.poll(() => rows()).toHaveLength(1)
      await close()
    },
  )
})
