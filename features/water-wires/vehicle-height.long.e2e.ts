import { fill } from '#common/text.ts'
import { vehicleHeightTexts } from '#kit/web/vehicle-height-texts.ts'
import { expect, journey, whenKept } from '#tests/journey.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

journey(
  'a truck taller than a wire is warned in the plan and on the parking page, even offline; a wire of unknown height is never called safe',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const staff = await signedInBrowser(world.url)
    const add = async (en: string, hi: string, cm: number | null) => {
      const { status } = await staff.call('POST', '/api/water-wires', {
        ...{ id: crypto.randomUUID(), kind: 'wire', name: { en, hi }, state: 'unknown', cm },
        ...{ note: { en: '', hi: '' }, source: 'Power house', is_active: true },
      })
      expect(status).toBe(201)
    }
    const { page, open, isAccessible } = await phone({ at: world, serviceWorkers: 'allow' })
    const part = page.locator('.vehicle-height')
    const said = (name: keyof typeof vehicleHeightTexts, values: Record<string, string> = {}) =>
      part.getByText(fill(vehicleHeightTexts[name], 'hi', values), { exact: true })
    await open('/facility/parking')
    await part.locator('summary').click()
    await part.getByRole('radio', { name: 'ट्रक' }).check()
    // No entry does not mean 'safe'.
    await expect(said('none')).toBeVisible()
    await expect(said('look')).toBeVisible()

    await add('Ramdayalu crossing', 'रामदयालु फाटक', 380)
    await add('Station road', 'स्टेशन रोड', 450)
    await add('Bazar lane', 'बाजार गली', null)
    await open('/journey')
    await page.getByLabel('बस से', { exact: true }).check()
    await expect(said('tooHigh', { place: 'रामदयालु फाटक', m: '3.8' })).toBeVisible()
    await expect(said('unknown', { places: 'बाजार गली' })).toBeVisible()
    await isAccessible()
    await part.getByRole('radio', { name: 'कार' }).check()
    await expect(said('noneLower', { place: 'रामदयालु फाटक', m: '3.8' })).toBeVisible()
    await expect(said('unknown', { places: 'बाजार गली' })).toBeVisible()
    await part.getByRole('radio', { name: 'ट्रक' }).check()

    await whenKept(page)
    await page.context().setOffline(true)
    await open('/facility/parking')
    await expect(part.getByRole('radio', { name: 'ट्रक' })).toBeChecked()
    await expect(said('tooHigh', { place: 'रामदयालु फाटक', m: '3.8' })).toBeVisible()
    await isAccessible()
  },
)
