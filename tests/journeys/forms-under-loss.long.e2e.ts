import type { Page } from '@playwright/test'
import { complaintsTexts } from '#features/complaints/texts.ts'
import { itemReportTexts } from '#features/lost-found/report/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { pickPhoto } from '#tests/photos/pick-photo.ts'

/** Threats, row 21: the page ends while a form is being sent, after the server stored it and before its answer arrived. */
type Form = {
  path: string
  call: string
  submit: string
  /** Fills every field; `name` is unique. */
  fill: (page: Page, name: string) => Promise<void>
  /** Counts the rows with this name. */
  count: string
  /** What is said on return, above the screen. */
  sent: string
}
const complaint: Form = {
  path: '/complaints',
  call: '**/api/complaints',
  submit: complaintsTexts.submit.hi,
  sent: 'आपकी शिकायत भेज दी गई',
  count: 'select from complaints where words = $1',
  async fill(page, name) {
    await page.getByRole('radio', { name: complaintsTexts.light.hi }).check()
    await page.getByLabel(complaintsTexts.words.hi).fill(name)
    await page.getByLabel(complaintsTexts.phone.hi).fill('98350 12345')
    await pickPhoto(page)
  },
}
const lostThing: Form = {
  path: '/lost-found/submit',
  call: '**/api/lost-found',
  submit: itemReportTexts.submit.hi,
  sent: 'सामान की आपकी सूचना भेज दी गई',
  count: 'select from lost_found_items where name = $1',
  async fill(page, name) {
    await pickPhoto(page)
    await page.getByLabel(itemReportTexts.name.hi, { exact: true }).fill(name)
    await page.getByLabel(itemReportTexts.phone.hi).fill('9876500010')
  },
}
const newName = () => `Asha ${crypto.randomUUID().slice(0, 8)}`
const isEmpty = (page: Page) =>
  page
    .locator('form input:not([type=radio]):not([type=checkbox]), form textarea')
    .evaluateAll(fields => fields.every(field => (field as HTMLInputElement).value === ''))

for (const [kind, form] of Object.entries({ complaint, 'lost thing': lostThing }))
  journey(
    `a ${kind} whose page is killed during sending arrives once, and the phone says so on return`,
    async ({ phone, guide }) => {
      const { page, open } = await phone()
      const name = newName()
      await open(form.path)
      await form.fill(page, name)
      const stored = Promise.withResolvers<void>()
      await page.route(form.call, async route => {
        if (route.request().method() !== 'POST') return route.continue()
        const answer = await route.fetch()
        // The second attempt registers this phone, and its answer never arrives.
        if (answer.status() !== 201) return route.fulfill({ response: answer })
        stored.resolve()
      })
      await page.getByRole('button', { name: form.submit }).click()
      await stored.promise
      const back = await page.context().newPage()
      await page.close({ runBeforeUnload: false })
      await back.goto(form.path)
      await expect(back.getByText(form.sent)).toBeVisible()
      expect((await guide.owner.query(form.count, [name])).rowCount).toBe(1)
      expect(await isEmpty(back)).toBe(true)
    },
  )

journey(
  'a form whose page is reloaded during sending is not offered for sending again',
  async ({ phone, guide }) => {
    const { page, open } = await phone()
    const name = newName()
    const form = complaint
    await open(form.path)
    await form.fill(page, name)
    const asked = Promise.withResolvers<void>()
    let isFirst = true
    await page.route(form.call, route => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue()
      // Never answered; the request ends with its page.
      isFirst = false
      asked.resolve()
    })
    await page.getByRole('button', { name: form.submit }).click()
    await asked.promise
    await page.reload()
    await expect(page.getByText(form.sent)).toBeVisible()
    expect(await isEmpty(page)).toBe(true)
    expect((await guide.owner.query(form.count, [name])).rowCount).toBe(1)
  },
)
