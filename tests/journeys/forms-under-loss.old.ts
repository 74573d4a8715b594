import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { texts as complaintTexts } from '#features/complaints/texts.ts'
import { texts as feedbackTexts } from '#features/feedback/texts.ts'
import { texts as personTexts } from '#features/lost-found/missing-person/texts.ts'
import { texts as itemTexts } from '#features/lost-found/report/texts.ts'
import { texts as photoTexts } from '#features/photo-contest/entries/texts.ts'
import { journey } from '#tests/browser.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'

/** Threats, row 21: the page ends while a form is sent, after the server stored it and before its answer arrived. */
worldForAll({ pages: true })
browserForAll()
beforeEach(() =>
  world.owner.query(
    'truncate complaints, feedback, lost_found_items, missing_person_reports, photo_contest_submissions, limits cascade',
  ),
)

async function pick(page: Page): Promise<void> {
  const buffer = await quarters().jpeg().toBuffer()
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('.shot img').waitFor()
}

type Form = {
  path: string
  call: string
  table: string
  submit: Record<Language, string>
  /** Fills every field. */
  fill: (page: Page, language: Language) => Promise<void>
  /** What is said on return, above the screen. */
  sent: Record<Language, string>
}
const forms: Record<string, Form> = {
  complaint: {
    path: '/complaints',
    call: '**/api/complaints',
    table: 'complaints',
    submit: complaintTexts.submit,
    sent: { en: 'Your complaint has been sent', hi: 'आपकी शिकायत भेज दी गई' },
    async fill(page, language) {
      await page.getByRole('radio', { name: complaintTexts.light[language] }).check()
      await page.getByLabel(complaintTexts.words[language]).fill('खंभे की बत्ती बुझी है')
      await page.getByLabel(complaintTexts.phone[language]).fill('98350 12345')
      await pick(page)
    },
  },
  feedback: {
    path: '/feedback',
    call: '**/api/feedback',
    table: 'feedback',
    submit: feedbackTexts.submit,
    sent: { en: 'Your feedback has been sent. Thank you!', hi: 'आपका सुझाव भेज दिया गया। धन्यवाद!' },
    async fill(page, language) {
      await page.getByRole('radio', { name: feedbackTexts.star4[language] }).check({ force: true })
      await page.getByLabel(feedbackTexts.name[language], { exact: true }).fill('रमेश')
      await page.getByLabel(feedbackTexts.feedback[language]).fill('पानी ठंडा था')
    },
  },
  'lost thing': {
    path: '/lost-found/submit',
    call: '**/api/lost-found',
    table: 'lost_found_items',
    submit: itemTexts.submit,
    sent: { en: 'Your lost & found report has been sent', hi: 'सामान की आपकी सूचना भेज दी गई' },
    async fill(page, language) {
      await pick(page)
      await page.getByLabel(itemTexts.name[language], { exact: true }).fill('Asha')
      await page.getByLabel(itemTexts.phone[language]).fill('9876500010')
    },
  },
  'missing person': {
    path: '/missing-person',
    call: '**/api/missing-persons',
    table: 'missing_person_reports',
    submit: personTexts.submit,
    sent: {
      en: 'Your report about a person has reached the control room',
      hi: 'बिछड़े व्यक्ति की आपकी सूचना नियंत्रण कक्ष को मिल गई',
    },
    async fill(page, language) {
      await page.getByLabel(personTexts.person[language]).fill('गुड्डू, 6 साल, पीली कमीज')
      await page.getByLabel(personTexts.name[language], { exact: true }).fill('Asha')
      await page.getByLabel(personTexts.phone[language]).fill('9876500010')
    },
  },
  photo: {
    path: '/photo-contest',
    call: '**/api/photos',
    table: 'photo_contest_submissions',
    submit: photoTexts.submit,
    sent: { en: 'Your photo is in the gallery', hi: 'आपकी फोटो गैलरी में है' },
    async fill(page, language) {
      await pick(page)
      await page.getByLabel(photoTexts.fullName[language]).fill('Anita Devi')
      await page.getByLabel(photoTexts.phone[language]).fill('98350 12345')
    },
  },
}

describe.each(['en', 'hi'] as const)('in %s', language => {
  describe.each(Object.entries(forms))('a %s', (_, form) => {
    const count = async () =>
      (await world.owner.query<{ n: number }>(`select count(*)::int as n from ${form.table}`)).rows[0]?.n
    const words = (page: Page) =>
      page
        .locator('form input:not([type=radio]):not([type=checkbox]), form textarea')
        .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value).join(''))

    journey('whose page is killed while it is sent arrives once, and that is said on return', async () => {
      const { page, open, close } = await phone({ language })
      await open(form.path)
      await form.fill(page, language)
      const stored = Promise.withResolvers<void>()
      await page.route(form.call, async route => {
        if (route.request().method() !== 'POST') return route.continue()
        const answer = await route.fetch()
        // This phone is registered with the second try: the answer to that one never comes.
        if (answer.status() !== 201) return route.fulfill({ response: answer })
        stored.resolve()
      })
      await page.getByRole('button', { name: form.submit[language] }).click()
      await stored.promise
      const back = await page.context().newPage()
      await page.close({ runBeforeUnload: false })
      await back.goto(world.url + form.path)
      await back.getByText(form.sent[language]).waitFor()
      expect(await count()).toBe(1)
      expect(await words(back)).toBe('')
      await close()
    })

    journey('whose page is loaded again while it is sent is not offered for sending again', async () => {
      const { page, open, close } = await phone({ language })
      await open(form.path)
      await form.fill(page, language)
      const asked = Promise.withResolvers<void>()
      let isFirst = true
      await page.route(form.call, route => {
        if (route.request().method() !== 'POST' || !isFirst) return route.continue()
        // Never answered: it ends with its page.
        isFirst = false
        asked.resolve()
      })
      await page.getByRole('button', { name: form.submit[language] }).click()
      await asked.promise
      await page.reload()
      await page.getByText(form.sent[language]).waitFor()
      expect(await words(page)).toBe('')
      expect(await count()).toBe(1)
      await close()
    })
  })
})
