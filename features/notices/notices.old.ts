import { afterEach, beforeEach, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
beforeEach(async () => {
  await world.empty('notices')
  await world.context.responseCache.changed('notices')
})
afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close()
})

journey('an emergency notice asks once more before it goes, and again after a change', async () => {
  const staff = await takeStaffPhone(browser, world, '/admin/notices')
  phones.push(staff)
  const { page } = staff
  const count = async () => (await world.owner.query('select id from notices')).rowCount
  await page.getByText('Emergency', { exact: true }).first().click()
  await page.getByLabel('In Hindi').fill('द्वार 2 से दूर रहें')
  await page.getByLabel('In English').fill('Keep away from gate 2')
  await page.getByRole('button', { name: 'Tell everybody' }).click()
  await page.getByText('Send an emergency notice to everybody?').waitFor()
  // The question has scrolled into view, and the bar covers a part of what stands above.
  await page.evaluate(() => scrollTo(0, 0))
  await staff.isAccessible()
  await page.getByLabel('In English').fill('Keep away from gate 3')
  await page.getByText('Send an emergency notice to everybody?').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Tell everybody' }).click()
  expect(await count()).toBe(0)
  await page.getByRole('button', { name: 'Yes, tell everybody now' }).click()
  await expect.poll(count).toBe(1)
})

journey('what staff typed stays when they change another notice or begin from a warning', async () => {
  await world.owner.query(
    `insert into notices values (gen_random_uuid(), 'info', 'Gate 3 is open', 'द्वार 3 खुला है',
       now() + interval '3 hours', now(), now())`,
  )
  await world.context.responseCache.changed('notices')
  const staff = await takeStaffPhone(browser, world, '/admin/notices')
  phones.push(staff)
  const { page } = staff
  const english = page.getByLabel('In English')
  await english.fill('Water has come to')
  const now = page.getByRole('region', { name: 'Shown now' })
  await now.getByRole('button', { name: 'Change' }).click()
  expect(await english.inputValue()).toBe('Gate 3 is open')
  const kept = page.getByRole('status').filter({ hasText: 'You began this and have not sent it' })
  await kept.getByText('Water has come to').waitFor()
  await staff.isAccessible()
  await english.fill('Gate 3 is closed')
  await kept.getByRole('button', { name: 'Go on with it' }).click()
  expect(await english.inputValue()).toBe('Water has come to')
  // The change that was begun is found where it was left, by its notice too.
  await now.getByRole('button', { name: 'Change' }).click()
  expect(await english.inputValue()).toBe('Gate 3 is closed')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect.poll(() => english.inputValue()).toBe('')
  await kept.getByText('Water has come to').waitFor()
  const { rows } = await world.owner.query('select text_en from notices where text_en like $1', ['Gate 3%'])
  expect(rows).toEqual([{ text_en: 'Gate 3 is closed' }])
})

journey(
  'what staff typed is there after the page was loaded again, and gone after they signed out',
  async () => {
    const staff = await takeStaffPhone(browser, world, '/admin/notices')
    phones.push(staff)
    const { page } = staff
    const english = page.getByLabel('In English')
    await english.fill('Gate 4 opens at')
    await page.reload()
    await expect.poll(() => english.inputValue()).toBe('Gate 4 opens at')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${world.url}/`)
    expect(await page.evaluate(() => sessionStorage.getItem('draft notices'))).toBeNull()
  },
)

journey('a list of notices that did not come says so, and comes with another try', async () => {
  const staff = await takeStaffPhone(browser, world, '/admin/contacts')
  phones.push(staff)
  const { page } = staff
  await page.route('**/api/notices', route => route.abort())
  await page.goto(`${world.url}/admin/notices`)
  await page.getByText('The notices could not be loaded').waitFor()
  await staff.isAccessible()
  await page.unroute('**/api/notices')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('No notice is shown now').waitFor()
})
