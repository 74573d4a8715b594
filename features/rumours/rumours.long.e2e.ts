import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { rumoursStaffTexts } from './staff/texts.ts'

journey(
  'a rumour being typed outlives the change of another one and a reload, and is gone once somebody signs out',
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
    await page.getByRole('button', { name: 'लॉगआउट' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => sessionStorage.getItem('staff draft rumours'))).toBeNull()
  },
)
