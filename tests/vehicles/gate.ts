import type { Page } from 'playwright-core'
import { passwords } from '#tests/world/world.ts'
import { photoOf } from './parking-desk.ts'

const file = async (width: number) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await photoOf(width),
})

/** What a person at the parking gate does on `/admin/vehicle`, in English. */
export const gate = (page: Page) => ({
  async signIn(password: string = passwords.vehicle) {
    await page.getByLabel('Username').fill('vehicle')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
  },
  async fill({ owner = 'Ramesh Prasad', phone = '98350 12345', lot = 'parking-2' } = {}) {
    await page.getByLabel('Owner Name').fill(owner)
    await page.getByLabel('Phone Number').fill(phone)
    await page.getByLabel('Parking Location').selectOption(lot)
  },
  async takePhoto(at = 0, width = 160) {
    await page
      .locator('form:visible input[type=file]:enabled')
      .nth(at)
      .setInputFiles(await file(width))
    await page
      .locator('form:visible .shot img')
      .nth(at === 0 ? 0 : 1)
      .waitFor()
  },
  register: () => page.getByRole('button', { name: 'Register Vehicle', exact: true }).click(),
  /** The ID on the card of success. */
  async id() {
    await page.getByRole('heading', { name: 'Vehicle Registered Successfully!' }).waitFor()
    return (
      (await page
        .getByRole('tabpanel')
        .getByText(/^MUZ\d{6}$/)
        .textContent()) ?? ''
    )
  },
  async search(id: string) {
    await page.getByRole('tab', { name: 'Search Vehicle' }).click()
    await page.getByLabel('Vehicle ID').fill(id)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  },
})
