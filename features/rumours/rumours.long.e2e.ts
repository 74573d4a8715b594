import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { rumoursStaffTexts } from './staff/texts.ts'

journey(
  'a rumour being typed outlives the change of another one and a reload',
  async ({ staffPhone, guide }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const rumour = {
      ...{ id: crypto.randomUUID(), verdict: 'true', said: { en: '', hi: `रास्ता बंद है ${mark}` } },
      ...{ answer: { en: '', hi: 'हाँ, कल तक' }, office: { en: '', hi: 'नियंत्रण कक्ष' }, is_shown: false },
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
  },
)

journey(
  'a rumour that somebody else changed can be sent again even if theirs could not be read',
  async ({ staffPhone, guide }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const id = crypto.randomUUID()
    const rumour = {
      ...{ verdict: 'true', said: { en: '', hi: `पुल बंद है ${mark}` }, answer: { en: '', hi: 'हाँ' } },
      ...{ office: { en: '', hi: 'नियंत्रण कक्ष' }, is_shown: false },
    }
    const staff = await guide.staff()
    const { body } = await staff.call('POST', '/api/rumours', { id, ...rumour })
    const { page } = await staffPhone('/admin/rumours')
    const key = (name: { hi: string }) => page.getByRole('button', { name: name.hi, exact: true })
    const row = page.getByRole('listitem').filter({ hasText: mark })
    await row.getByRole('button', { name: rumoursStaffTexts.change.hi }).click()
    const said = page.getByLabel('लोग क्या कह रहे हैं, हिंदी में')
    await said.fill(`पुल खुला है ${mark}`)
    const { updated_at } = body as { updated_at: string }
    expect((await staff.call('PUT', `/api/rumours/${id}`, { ...rumour, updated_at })).status).toBe(200)
    await page.route('**/api/rumours/all', route => route.abort())
    await key(rumoursStaffTexts.save).click()
    await expect(page.getByRole('alert')).toContainText(rumoursStaffTexts.changedMeanwhile.hi)
    await expect(key(rumoursStaffTexts.save)).toBeEnabled()
    await expect(said).toHaveValue(`पुल खुला है ${mark}`)
  },
)
