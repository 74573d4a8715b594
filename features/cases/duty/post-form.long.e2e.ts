import { fill } from '#common/text.ts'
import { fieldFaultTexts } from '#kit/web/field-faults.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import type { Duty } from './duty-contract.ts'
import { dutyTexts } from './texts.ts'

journey(
  'of two who rename one duty post, the second reads the first one’s name and keeps the own words',
  async ({ guide, staffPhone }) => {
    const admin = await guide.staff()
    const id = crypto.randomUUID()
    const named = (word: string) => ({ en: `${word} ${id}`, hi: `द्वार ${word} ${id}` })
    const stored = async () => {
      const { posts } = (await admin.call('GET', '/api/duty')).body as Duty
      return posts.find(post => post.id === id)
    }
    const change = async (name: { en: string; hi: string }, is_active = true) => {
      const body = { name, is_active, updated_at: (await stored())?.updated_at }
      expect((await admin.call('PUT', `/api/duty/posts/${id}`, body)).status).toBe(204)
    }
    expect((await admin.call('POST', '/api/duty/posts', { id, name: named('East') })).status).toBe(204)
    const { page, isAccessible } = await staffPhone('/admin/duty')
    const row = page.getByRole('listitem').filter({ hasText: id })
    await row.locator('summary').click()
    const field = row.getByLabel(fill(kitStaffTexts.inHindi, 'hi', { label: dutyTexts.postName.hi }))
    await expect(field).toHaveValue(named('East').hi)
    await field.fill(named('Temple').hi)
    await change(named('West'))
    const save = row.locator('button[type=submit]')
    await save.click()
    const told = row
      .getByRole('alert')
      .filter({ hasText: fill(kitStaffTexts.changedMeanwhile, 'hi', { save: kitStaffTexts.save.hi }) })
    await expect(told).toContainText(named('West').hi)
    await expect(told).toContainText(named('West').en)
    await expect(field).toHaveValue(named('Temple').hi)
    await isAccessible()
    await save.click()
    await expect(field).toBeHidden()
    expect((await stored())?.name).toEqual({ en: named('East').en, hi: named('Temple').hi })
    await change(named('Temple'), false)
  },
)

journey('a duty post without a name is refused at the field', async ({ staffPhone }) => {
  const { page } = await staffPhone('/admin/duty')
  await page.getByText(dutyTexts.addPost.hi, { exact: true }).click()
  const form = page.locator('form').filter({ visible: true })
  await form.getByRole('button', { name: kitStaffTexts.save.hi, exact: true }).click()
  const name = (words: 'inHindi' | 'inEnglish') =>
    form.getByLabel(kitStaffTexts[words].hi.replace('{label}', dutyTexts.postName.hi))
  await expect(name('inHindi')).toBeFocused()
  for (const words of ['inHindi', 'inEnglish'] as const)
    await expect(name(words)).toHaveAccessibleDescription(fieldFaultTexts.needed.hi)
  await name('inHindi').fill('द्वार')
  await form.getByRole('button', { name: kitStaffTexts.save.hi, exact: true }).click()
  await expect(name('inEnglish')).toBeFocused()
  await expect(name('inHindi')).toHaveAccessibleDescription('')
})

journey('a post named after one whose answer was lost is another post', async ({ guide, staffPhone }) => {
  const { page } = await staffPhone('/admin/duty')
  await page.getByText(dutyTexts.addPost.hi, { exact: true }).click()
  const form = page.locator('form').filter({ visible: true })
  const code = crypto.randomUUID()
  const name = async (word: string) => {
    for (const words of ['inHindi', 'inEnglish'] as const)
      await form
        .getByLabel(kitStaffTexts[words].hi.replace('{label}', dutyTexts.postName.hi))
        .fill(`${word} ${code}`)
    await form.getByRole('button', { name: kitStaffTexts.save.hi, exact: true }).click()
  }
  await page.route('**/api/duty/posts', route => route.fetch().then(() => route.abort()), { times: 1 })
  await name('A')
  await expect(form.getByRole('alert')).toContainText(kitStaffTexts.away.hi)
  await name('B')
  await expect(page.getByText(`B ${code}`, { exact: true })).toBeVisible()
  await expect(page.getByText(`A ${code}`, { exact: true })).toBeVisible()
  await guide.owner.query('delete from duty_posts where name_en like $1', [`% ${code}`])
})
