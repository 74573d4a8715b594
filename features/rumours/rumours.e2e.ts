import { kitStaffTexts } from '#kit/web/staff/texts.ts'
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

journey(
  'a rumour being typed outlives the change of another one and a reload, and is gone once somebody signs out',
  async ({ staffPhone, guide }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const rumour = {
      ...{ id: crypto.randomUUID(), verdict: 'true', said: { en: '', hi: `रास्ता बंद है ${mark}` } },
      ...{ answer: { en: '', hi: 'हाँ, कल तक' }, office: { en: '', hi: office.hi }, is_shown: false },
    }
    const staff = await guide.staff()
    expect((await staff.call('POST', '/api/rumours', rumour)).status).toBe(201)
    const who = await guide.newStaff('admin')
    const { page } = await staffPhone('/admin/rumours', { who })
    const said = page.getByLabel('लोग क्या कह रहे हैं, हिंदी में')
    const key = (name: { hi: string }) => page.getByRole('button', { name: name.hi, exact: true })
    await said.fill('पुल टूट गया')
    const change = page
      .getByRole('listitem')
      .filter({ hasText: mark })
      .getByRole('button', { name: rumoursStaffTexts.change.hi })
    await change.click()
    await expect(said).toHaveValue(rumour.said.hi)
    await said.fill(`रास्ता खुला है ${mark}`)
    await key(kitStaffTexts.goOn).click()
    await expect(said).toHaveValue('पुल टूट गया')
    await change.click()
    await expect(said).toHaveValue(`रास्ता खुला है ${mark}`)
    await page.reload()
    await expect(said).toHaveValue(`रास्ता खुला है ${mark}`)
    await page.getByRole('button', { name: 'रद्द करें' }).click()
    await expect(key(kitStaffTexts.goOn)).toHaveCount(2)
    await expect(said).toHaveValue('')
    await page.getByRole('button', { name: 'लॉगआउट' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('staff draft rumours'))).toBeNull()
  },
)
