import { afterEach, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'

worldForAll({ pages: true })
browserForAll()
const phones: Phone[] = []
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
