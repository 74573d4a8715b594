import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { takeStaffPhone } from '#tests/world/staff-phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { alertOf, openAlertSource } from './test-alerts.ts'

let world: World
let source: Awaited<ReturnType<typeof openAlertSource>>
beforeAll(async () => {
  source = await openAlertSource({ '/': alertOf({ sent: soon(-1), expires: soon(5) }) })
  world = await openWorld({ pages: true, env: { CAP_ALERTS_URL: source.url } })
})
afterAll(async () => {
  await world.close()
  source.close()
})
browserForAll()
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

journey('an official warning becomes a notice that staff have read, and waits no longer', async () => {
  await expect.poll(async () => (await world.owner.query('select from received_alerts')).rowCount).toBe(1)
  const staff = await takeStaffPhone(browser, world, '/admin/notices')
  const { page } = staff
  const english = page.getByLabel('In English')
  await page.getByRole('heading', { name: 'Lightning until noon' }).waitFor()
  await page.getByText('Severe danger').waitFor()
  await staff.isAccessible()
  // What calls for a decision stands before the form.
  const top = async (locator: typeof english) => (await locator.boundingBox())?.y ?? 0
  expect(await top(page.getByText('Severe danger'))).toBeLessThan(await top(english))
  // Who thinks better of it empties the form, so that another notice does not count as this warning's.
  await page.getByRole('button', { name: 'Write a notice from it' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await english.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Write a notice from it' }).click()
  expect(await page.getByLabel('In Hindi').inputValue()).toBe('दोपहर तक बिजली गिर सकती है। घर के भीतर रहें।')
  expect(await english.inputValue()).toBe('Lightning until noon. Stay indoors.')
  await english.fill('Lightning until noon. Stay inside a house.')
  await page.getByRole('button', { name: 'Tell everybody' }).click()
  await page.getByText('No warning waits for you.').waitFor()
  const { rows } = await world.owner.query('select text_en, level from notices')
  expect(rows).toEqual([{ text_en: 'Lightning until noon. Stay inside a house.', level: 'warning' }])
  await staff.close()
})
