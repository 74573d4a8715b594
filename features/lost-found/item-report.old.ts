import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browserForAll, phone, world } from '#tests/world/fixture.ts'
import { itemsForAll, photo } from './test-items.ts'

itemsForAll({ pages: true })
browserForAll()

const rows = async () =>
  (await world.owner.query('select type, kind, name, phone, submitted_at, show_phone from lost_found_items'))
    .rows
const pick = (page: Page) =>
  page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: photo })

const languages = [
  {
    language: 'en',
    submit: 'Submit',
    send: 'Submit item',
    found: 'Found',
    bag: 'Bag',
    name: 'Name',
    phone: 'Phone number',
    desk: 'Helpdesk name',
    missing: ['Please upload a photo of the item', 'Name is required', 'Phone number is required'],
    digits: 'Enter a 10-digit number',
    done: 'Item submitted successfully!',
    tab: 'Found (1)',
    person: 'A person',
    personTitle: 'Is a person missing, or found?',
    none: ['No lost items found', 'Be the first to submit a lost item'],
  },
  {
    language: 'hi',
    submit: 'सूचना दें',
    send: 'सूचना भेजें',
    found: 'मिला है',
    bag: 'झोला, बैग',
    name: 'नाम',
    phone: 'फ़ोन नंबर',
    desk: 'हेल्प डेस्क का नाम',
    missing: ['कृपया सामान की फोटो लगाएँ', 'नाम ज़रूरी है', 'फ़ोन नंबर ज़रूरी है'],
    digits: '10 अंकों का नंबर लिखें',
    done: 'सामान की सूचना दर्ज हो गई!',
    tab: 'मिला (1)',
    person: 'कोई व्यक्ति',
    personTitle: 'कोई बिछड़ गया है, या मिला है?',
    none: ['खोया हुआ कोई सामान दर्ज नहीं है', 'कुछ खोया है? पहली सूचना आप दें'],
  },
] as const

describe.each(languages)('in $language', said => {
  journey('a found thing is reported from the empty list, and stands in it', async () => {
    const { page, open, isAccessible, close } = await phone({ language: said.language })
    await open('/lost-found')
    for (const words of said.none) await page.getByText(words).waitFor()
    await isAccessible()
    await page.getByRole('link', { name: said.submit, exact: true }).click()
    await page.getByRole('radio', { name: said.found }).check()
    await page.getByRole('radio', { name: said.bag }).check()
    await page.getByRole('button', { name: said.send }).click()
    for (const words of said.missing) await page.locator('form').getByText(words).waitFor()
    await isAccessible()
    await pick(page)
    await page.getByLabel(said.phone).fill('98765 0001')
    await page.getByLabel(said.name, { exact: true }).fill('Asha')
    await page.getByRole('button', { name: said.send }).click()
    await page.locator('form').getByText(said.digits).waitFor()
    await page.getByLabel(said.phone).fill('९८७६५ ०००१०')
    await page.getByLabel(said.desk).fill('Helpdesk 2')
    await page.getByRole('button', { name: said.send }).click()
    await page.getByText(said.done).waitFor()
    await page.getByRole('tab', { name: said.tab, selected: true }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Helpdesk 2' }).waitFor()
    await isAccessible()
    await expect
      .poll(() => rows())
      .toEqual([
        {
          type: 'Found',
          kind: 'bag',
          name: 'Asha',
          phone: '9876500010',
          submitted_at: 'Helpdesk 2',
          show_phone: true,
        },
      ])
    await close()
  })

  journey('a person is never posted: the form turns to the control room', async () => {
    const { page, open, isAccessible, close } = await phone({ language: said.language })
    await open('/lost-found/submit')
    await page.getByLabel(said.name, { exact: true }).fill('Asha')
    await page.getByRole('radio', { name: said.person }).check()
    await page.getByRole('heading', { name: said.personTitle }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: said.send }).count()).toBe(0)
    for (const number of ['112', '1098', '155304'])
      await expect.poll(() => page.locator(`main a[href="tel:${number}"]`).count()).toBe(1)
    await isAccessible()
    await page.locator('main a[href="/missing-person"]').click()
    await page.locator('textarea[name=person]').fill('बालक, छह साल, नीली कमीज़')
    await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('Asha')
    await page.locator('button[type=submit]').click()
    await page.locator('input[name=phone][aria-invalid]').fill('9876500077')
    await isAccessible()
    await page.locator('button[type=submit]').click()
    await page.locator('.note--ok').waitFor()
    const { rows: reports } = await world.owner.query(
      'select person, name, phone from missing_person_reports',
    )
    expect(reports).toEqual([{ person: 'बालक, छह साल, नीली कमीज़', name: 'Asha', phone: '9876500077' }])
    await expect.poll(() => rows()).toEqual([])
    await close()
  })
})

describe('where the network dies', () => {
  const fill = async (page: Page) => {
    await pick(page)
    await page.getByLabel('Name', { exact: true }).fill('Asha')
    await page.getByLabel('Phone number').fill('9876500010')
    await page.getByAltText('Chosen photo').waitFor()
  }
  journey('a photo chosen before the script has come is kept', async () => {
    const { page, open, close } = await phone()
    const chosen = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await chosen.promise
      await route.continue()
    })
    const opened = open('/lost-found/submit')
    await pick(page)
    chosen.resolve()
    await opened
    await page.getByAltText('Chosen photo').waitFor()
    await close()
  })

  journey('before sending, the report waits in the list and goes once, with its photo', async () => {
    const { page, open, close } = await phone()
    await open('/lost-found/submit')
    await fill(page)
    await page.route('**/api/**', route => route.abort())
    await page.getByRole('button', { name: 'Submit item' }).click()
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor()
    await expect.poll(() => rows()).toEqual([])
    await page.unroute('**/api/**')
    await page.reload()
    await eventually(async () => (await rows()).length === 1)
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Lost (1)' }).waitFor()
    await close()
  })

  journey('after the server kept it, it stays one', async () => {
    const { page, open, close } = await phone()
    await open('/lost-found/submit')
    let isLost = false
    // The app tries again by itself. Its second try is held until the test has seen that the report waits.
    const seenWaiting = Promise.withResolvers<void>()
    await page.route('**/api/lost-found', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      if (isLost) await seenWaiting.promise
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await fill(page)
    await page.getByRole('button', { name: 'Submit item' }).click()
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor()
    seenWaiting.resolve()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' })
    expect([isLost, (await rows()).length]).toEqual([true, 1])
    await close()
  })

  journey('what was typed survives a reload, and a refusal keeps it with the words for it', async () => {
    const { page, open, close } = await phone()
    await open('/lost-found/submit')
    await page.getByLabel('Name', { exact: true }).fill('Asha')
    await page.getByLabel('Description').fill('Blue bag')
    await page.reload()
    await eventually(async () => (await page.getByLabel('Description').inputValue()) === 'Blue bag')
    await fill(page)
    await page.route('**/api/lost-found', route =>
      route.fulfill({ status: 400, json: { code: 'not-an-image', message: '' } }),
    )
    await page.getByRole('button', { name: 'Submit item' }).click()
    await page.getByText('Failed to submit your item. Please try again.').waitFor()
    await page.getByText('This file cannot be read as a photo. Please choose another.').waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Asha')
    await close()
  })

  journey('an own report is taken off the list with one tap', async () => {
    const { page, open, close } = await phone()
    await open('/lost-found/submit')
    await fill(page)
    await page.getByRole('button', { name: 'Submit item' }).click()
    await page.getByRole('heading', { name: 'Your reports' }).waitFor()
    await page
      .getByRole('region', { name: 'Your reports' })
      .getByText(/^Lost: /)
      .waitFor()
    await page.getByRole('button', { name: /Hide number/ }).click()
    await page.getByText('Your number is hidden').waitFor()
    await expect.poll(() => rows()).toMatchObject([{ show_phone: false }])
    await page.getByRole('button', { name: /It is back/ }).click()
    await page.getByText('No lost items found').waitFor()
    await close()
  })

  journey('an own report of a found thing is taken off the list once it was given back', async () => {
    const { page, open, close } = await phone()
    await open('/lost-found/submit')
    await page.getByRole('radio', { name: 'Found' }).check()
    await fill(page)
    await page.getByRole('button', { name: 'Submit item' }).click()
    await page.getByRole('button', { name: /^I gave it back: / }).click()
    await page.getByText('No found items found').waitFor()
    await close()
  })
})
