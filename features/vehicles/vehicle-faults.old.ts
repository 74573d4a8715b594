import { beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { gate } from '#tests/vehicles/gate.ts'
import { browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'

worldForAll({ pages: true })
browserForAll()
beforeEach(() =>
  world.owner.query('truncate vehicle_registrations, vehicle_numbers, staff_sessions, limits cascade'),
)
async function openGate() {
  const opened = await phone()
  await opened.open('/admin/vehicle')
  const desk = gate(opened.page)
  await desk.signIn()
  await opened.page.getByRole('tab', { name: 'Register Vehicle' }).waitFor()
  return { ...opened, ...desk }
}

describe('at the parking gate', () => {
  journey('each missing field is marked, says what to do, and the first has the focus', async () => {
    const { page, register, isAccessible, close } = await openGate()
    await register()
    const missing = ['Write the name of the owner', 'Write the phone number', 'Choose the parking location']
    for (const words of missing) await page.locator('.field--bad').getByText(words).waitFor()
    await page.locator('.field--bad').getByText('Upload a vehicle photo').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused).toBe('owner_name')
    await isAccessible()
    await close()
  })

  journey('Back closes the dialog of a departure, but keeps one in which something is typed', async () => {
    const { page, fill, takePhoto, register, id, search, close } = await openGate()
    await fill()
    await takePhoto()
    await register()
    await search(await id())
    const open = page.getByRole('button', { name: 'Mark as Unparked' }).first()
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Mark Vehicle as Unparked' })
    await dialog.waitFor()
    await page.evaluate(() => history.back())
    await expect.poll(() => dialog.isVisible()).toBe(false)
    await open.click()
    await dialog.getByLabel('Phone of the person').fill('98765000')
    await page.evaluate(() => history.back())
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
    await expect.poll(() => dialog.getByLabel('Phone of the person').inputValue()).toBe('98765000')
    expect(new URL(page.url()).pathname).toBe('/admin/vehicle')
    await close()
  })

  journey('a vehicle whose page is loaded again while it is sent is registered once', async () => {
    const { page, fill, takePhoto, register, close } = await openGate()
    await fill()
    await takePhoto()
    // With a reserved number it goes through the outbox.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vehicle-numbers'))).not.toBeNull()
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/vehicles', async route => {
      await route.fetch()
      asked.resolve()
    })
    await register()
    await asked.promise
    await page.unroute('**/api/vehicles')
    await page.reload()
    const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
    await waiting.waitFor({ state: 'detached' })
    await page.getByLabel('Owner Name').waitFor()
    expect(await page.getByLabel('Owner Name').inputValue()).toBe('')
    expect(await page.locator('.shot').count()).toBe(0)
    const { rows } = await world.owner.query('select vehicle_id from vehicle_registrations')
    expect(rows).toHaveLength(1)
    await close()
  })
})
