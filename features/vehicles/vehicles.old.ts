import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { journey, openSharedBrowser } from '#tests/browser.ts'
import { gate } from '#tests/vehicles/gate.ts'
import { openPhone, type Phone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, passwords, type World } from '#tests/world/world.ts'

let world: World
let browser: Browser | undefined
let phone: Phone | undefined
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openSharedBrowser()
})
afterAll(async () => {
  await world.close()
})
beforeEach(() =>
  world.owner.query('truncate vehicle_registrations, vehicle_numbers, staff_sessions, limits cascade'),
)
afterEach(async () => {
  await phone?.close()
  phone = undefined
})

async function openGate(options: PhoneOptions = {}) {
  if (!browser) throw new Error('no browser')
  phone = await openPhone(browser, world.url, options)
  await phone.open('/admin/vehicle')
  return { ...phone, ...gate(phone.page) }
}
const registrations = async () =>
  (
    await world.owner.query(
      'select vehicle_id, owner_name, phone_number, parking_status from vehicle_registrations order by created_at',
    )
  ).rows

journey('a vehicle is registered, found and unparked', async () => {
  const { page, isAccessible, signIn, fill, takePhoto, register, id, search } = await openGate()
  await signIn('wrong')
  await page.getByRole('alert').filter({ hasText: 'Invalid credentials' }).waitFor()
  await isAccessible()
  await signIn()
  await expect
    .poll(() => page.getByRole('tab', { name: 'Register Vehicle' }).getAttribute('aria-selected'))
    .toBe('true')

  await register()
  const missing = 'Please fill all fields, select parking location, and upload a vehicle photo'
  await page.locator('form').getByText(missing).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('owner_name')
  await fill({ phone: '98350 123' })
  await takePhoto()
  await register()
  await page.locator('form').getByText('Please enter a valid 10-digit phone number').waitFor()
  await isAccessible()
  await fill()
  await register()
  const vehicleId = await id()
  await page.getByRole('status').getByText(`Vehicle registered successfully! ID: ${vehicleId}`).waitFor()
  await page.getByRole('img', { name: `QR code: ${vehicleId}` }).waitFor()
  await isAccessible()
  await page.getByRole('button', { name: 'Register Another Vehicle' }).click()
  await expect.poll(() => page.getByLabel('Owner Name').inputValue()).toBe('')
  await expect.poll(() => page.locator('.shot').count()).toBe(0)

  await search('  ')
  await page.getByRole('alert').getByText('Please enter a vehicle ID').first().waitFor()
  await search('MUZ00')
  await page.getByRole('alert').getByText('Vehicle not found').first().waitFor()
  await search(vehicleId.toLowerCase())
  await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
  for (const fact of [vehicleId, 'Ramesh Prasad', '98350 12345', 'Parking 2', 'Parked'])
    await page.locator('dd').getByText(fact, { exact: true }).waitFor()
  const picture = page.getByRole('img', { name: `Photo of vehicle ${vehicleId}` })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)))
    .toBe(160)
  await isAccessible()

  await page.getByRole('button', { name: 'Mark as Unparked' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark Vehicle as Unparked' })
  await dialog.getByText('Please provide details of the person taking the vehicle.').waitFor()
  const leave = dialog.getByRole('button', { name: 'Mark as Unparked' })
  await leave.click()
  await dialog.getByText('Please provide phone number and at least the first photo').waitFor()
  await dialog.getByLabel('Phone of the person').fill('98765000')
  await takePhoto(0, 200)
  await leave.click()
  await dialog.getByText('Please enter a valid 10-digit phone number').waitFor()
  await isAccessible()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect
    .poll(() => dialog.locator('.sheet').evaluate(sheet => sheet.scrollWidth))
    .toBeLessThanOrEqual(320)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 360, height: 800 })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Mark as Unparked' }).click()
  await expect.poll(() => dialog.getByLabel('Phone of the person').inputValue()).toBe('')
  await expect.poll(() => dialog.locator('.shot').count()).toBe(0)

  await dialog.getByLabel('Phone of the person').fill('9876500010')
  await takePhoto(0, 200)
  await page.route('**/departure', route => route.abort())
  await leave.click()
  await dialog.getByText('Failed to unpark vehicle. Please try again.').waitFor()
  await expect.poll(() => dialog.getByLabel('Phone of the person').inputValue()).toBe('9876500010')
  await expect.poll(() => dialog.locator('.shot img').count()).toBe(1)
  await page.unroute('**/departure')
  await leave.click()
  await page.getByRole('status').getByText('Vehicle marked as unparked successfully!').waitFor()
  await expect.poll(() => dialog.isVisible()).toBe(false)
  await page.locator('dd').getByText('Unparked', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Mark as Unparked' }).count()).toBe(0)
  await expect
    .poll(() => registrations())
    .toEqual([
      {
        vehicle_id: vehicleId,
        owner_name: 'Ramesh Prasad',
        phone_number: '9835012345',
        parking_status: 'unparked',
      },
    ])
})

journey('without network vehicles get reserved numbers, and are sent once the network is back', async () => {
  const { page, signIn, fill, takePhoto, register, id } = await openGate()
  await signIn()
  await page.getByLabel('Owner Name').waitFor()
  await page.waitForFunction(() => localStorage.getItem('vehicle-numbers') !== null)
  await page.context().setOffline(true)
  const ids: string[] = []
  for (const owner of ['Asha Devi', 'Mohan Sah']) {
    await fill({ owner })
    await takePhoto()
    await register()
    ids.push(await id())
    await page.getByText('Saved on this phone', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Register Another Vehicle' }).click()
  }
  await expect.poll(() => registrations()).toEqual([])
  await page.getByText(`${ids[0]}: Asha Devi`).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alert').getByText('Vehicles still wait to be sent').waitFor()
  // The session ends while registrations wait: they are sent after the next sign-in.
  await world.owner.query('truncate staff_sessions')
  await page.context().setOffline(false)
  await page.getByRole('dialog', { name: 'Vehicle Admin Login' }).waitFor()
  await expect.poll(() => registrations()).toEqual([])
  await signIn()
  await page.getByText('Waiting to be sent').waitFor({ state: 'detached' })
  expect((await registrations()).map(row => [row.vehicle_id, row.owner_name])).toEqual([
    [ids[0], 'Asha Devi'],
    [ids[1], 'Mohan Sah'],
  ])
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('outbox')
    await new Promise(resolve => (open.onsuccess = resolve))
    const all = open.result.transaction('items').objectStore('items').getAll()
    await new Promise(resolve => (all.onsuccess = resolve))
    return all.result.length
  })
  expect(kept).toBe(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Vehicle Admin Login' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vehicleAdminSession'))).toBeNull()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Mohan')
})

journey('a forged hint gives no access, and a session that ends keeps what was typed', async () => {
  const forge = () =>
    localStorage.setItem('vehicleAdminSession', '{"username":"vehicle","isVehicleAdmin":true}')
  const { page, signIn, fill, takePhoto, register, id } = await openGate({ before: forge })
  await page.getByRole('dialog', { name: 'Vehicle Admin Login' }).waitFor()
  await expect.poll(() => page.getByLabel('Owner Name').count()).toBe(0)
  await signIn()
  await fill()
  await takePhoto()
  await world.owner.query('truncate staff_sessions')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('dialog', { name: 'Vehicle Admin Login' }).waitFor()
  await signIn()
  await page.getByRole('dialog', { name: 'Vehicle Admin Login' }).waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByLabel('Owner Name').inputValue()).toBe('Ramesh Prasad')
  await register()
  const vehicle_id = await id()
  await expect.poll(() => registrations()).toMatchObject([{ vehicle_id }])
})

journey('the screen works in Hindi', async () => {
  const { page, isAccessible } = await openGate({ language: 'hi', context: { colorScheme: 'dark' } })
  await page.getByLabel('यूज़र नाम').fill('vehicle')
  await page.getByLabel('पासवर्ड').fill('wrong')
  await page.getByRole('button', { name: 'लॉगिन करें' }).click()
  await page.getByRole('alert').filter({ hasText: 'यूज़र नाम या पासवर्ड सही नहीं है' }).waitFor()
  await page.getByLabel('पासवर्ड').fill(passwords.vehicle)
  await page.getByRole('button', { name: 'लॉगिन करें' }).click()
  await page.getByLabel('मालिक का नाम').waitFor()
  await isAccessible()
  await page.getByRole('tab', { name: 'वाहन खोजें' }).click()
  await page.getByRole('heading', { name: 'अभी पार्किंग में' }).waitFor()
  await page.getByRole('heading', { name: 'पार्किंग 5', exact: true }).waitFor()
  await isAccessible()
})
