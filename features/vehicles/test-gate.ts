import { expect, type Page } from '@playwright/test'
import type { Guide } from '#tests/journey.ts'
import { photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { passwords } from '#tests/world/accounts.ts'

export const newOwner = () => `रमेश ${crypto.randomUUID().slice(0, 8)}`

/** A photo as the phone's file chooser returns it; its `width` (px) distinguishes it from others. */
export const vehiclePhoto = async (width: number) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await photoOf(width),
})

/** What somebody at the parking gate does on `/admin/vehicle`, in Hindi. */
export const gateOf = (page: Page) => {
  const form = page.getByRole('tabpanel').locator('form')
  return {
    form,
    signInDialog: page.getByRole('dialog', { name: 'वाहन एडमिन लॉगिन' }),
    async signIn(password: string = passwords.vehicle, username = 'vehicle') {
      await page.getByLabel('यूज़र नाम').fill(username)
      await page.getByLabel('पासवर्ड').fill(password)
      await page.getByRole('button', { name: 'लॉगिन करें' }).click()
    },
    async fill({ owner = 'रमेश प्रसाद', phone = '98350 12345', lot = 'parking-2' } = {}) {
      await page.getByLabel('मालिक का नाम').fill(owner)
      await page.getByLabel('फ़ोन नंबर').fill(phone)
      await page.getByLabel('पार्किंग की जगह').selectOption(lot)
    },
    async takePhoto() {
      await form
        .locator('input[type=file]:enabled')
        .first()
        .setInputFiles(await vehiclePhoto(160))
      await expect(form.getByAltText('चुनी हुई फोटो')).toBeVisible()
    },
    register: () => page.getByRole('button', { name: 'वाहन दर्ज करें', exact: true }).click(),
    /** The ID on the success card. */
    async id() {
      await expect(page.getByRole('heading', { name: 'वाहन दर्ज हो गया!' })).toBeVisible()
      return (
        (await page
          .getByRole('tabpanel')
          .getByText(/^MUZ\d{6}$/)
          .textContent()) ?? ''
      )
    },
    another: () => page.getByRole('button', { name: 'दूसरा वाहन दर्ज करें' }).click(),
    async openTab(name: 'वाहन दर्ज करें' | 'वाहन खोजें' | 'पर्चियाँ') {
      await page.getByRole('tab', { name }).click()
    },
    async search(id: string) {
      await page.getByRole('tab', { name: 'वाहन खोजें' }).click()
      await page.getByLabel('वाहन ID').fill(id)
      await page.getByRole('button', { name: 'खोजें', exact: true }).click()
    },
  }
}

/** Registers a vehicle by an API call as the person signed in on this page; returns its ID. */
export async function registerVehicle(page: Page, change: Record<string, string> = {}): Promise<string> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post('/api/vehicles', {
    headers: { origin },
    multipart: { ...said(change), photo: await vehiclePhoto(160) },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { vehicle_id: string }).vehicle_id
}

/** Ends the session of the person signed in on this page, without the page noticing. */
export async function endSession(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  expect((await page.request.delete(`${origin}/api/session`, { headers: { origin } })).ok()).toBe(true)
}

/** An owner's vehicles as the database has them. */
export const registered = async ({ owner }: Guide, name: string) =>
  (
    await owner.query(
      `select vehicle_id, phone_number, parking_status, username
       from vehicle_registrations v join staff_accounts a on a.id = registered_by where owner_name = $1`,
      [name],
    )
  ).rows
