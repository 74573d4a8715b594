import { expect, journey } from '#tests/journey.ts'
import { texts as staffTexts } from './staff/texts.ts'
import { texts } from './texts.ts'

const office = { en: 'Control room', hi: 'नियंत्रण कक्ष' }

journey(
  'what staff say of a rumour stands at once on open phones, with its office',
  async ({ phone, staffPhone }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const said = { en: `The temple is not shut tonight ${mark}.`, hi: `मंदिर आज रात खुला है ${mark}।` }
    const visitor = await phone()
    await visitor.open('/rumours')
    const { page } = await staffPhone('/admin/rumours', { language: 'en' })
    const field = (label: 'said' | 'office', language: 'en' | 'hi') =>
      page.getByLabel(`${staffTexts[label].en}, in ${staffTexts[language].en}`)
    await page.getByLabel(staffTexts.verdict.en).selectOption('not-true')
    for (const language of ['en', 'hi'] as const) await field('said', language).fill(said[language])
    await page.getByRole('button', { name: staffTexts.tell.en }).click()
    await expect(page.getByText(staffTexts.bothNeeded.en).first()).toBeVisible()
    for (const language of ['en', 'hi'] as const) await field('office', language).fill(office[language])
    await page.getByRole('button', { name: staffTexts.tell.en }).click()
    const shown = visitor.page.getByRole('listitem').filter({ hasText: said.hi })
    await expect(shown.getByText(texts['not-true'].hi)).toBeVisible()
    await expect(shown.getByText(office.hi, { exact: true })).toBeVisible()
  },
)
