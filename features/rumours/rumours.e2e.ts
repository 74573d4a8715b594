import { expect, journey } from '#tests/journey.ts'
import { rumoursStaffTexts } from './staff/texts.ts'
import { rumoursTexts } from './texts.ts'

const office = { en: 'Control room', hi: 'नियंत्रण कक्ष' }

journey(
  'the staff’s answer to a rumour appears at once on open phones, with its office',
  async ({ phone, staffPhone }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const said = { en: `The temple is not shut tonight ${mark}.`, hi: `मंदिर आज रात खुला है ${mark}।` }
    const visitor = await phone()
    await visitor.open('/rumours')
    const { page } = await staffPhone('/admin/rumours', { language: 'en' })
    const field = (label: 'said' | 'office', language: 'en' | 'hi') =>
      page.getByLabel(`${rumoursStaffTexts[label].en}, in ${rumoursStaffTexts[language].en}`)
    await page.getByLabel(rumoursStaffTexts.verdict.en).selectOption('not-true')
    for (const language of ['en', 'hi'] as const) await field('said', language).fill(said[language])
    await page.getByRole('button', { name: rumoursStaffTexts.tell.en }).click()
    await expect(page.getByText(rumoursStaffTexts.needed.en).first()).toBeVisible()
    for (const language of ['en', 'hi'] as const) await field('office', language).fill(office[language])
    await page.getByRole('button', { name: rumoursStaffTexts.tell.en }).click()
    const shown = visitor.page.getByRole('listitem').filter({ hasText: said.hi })
    await expect(shown.getByText(rumoursTexts['not-true'].hi)).toBeVisible()
    await expect(shown.getByText(office.hi, { exact: true })).toBeVisible()
  },
)
