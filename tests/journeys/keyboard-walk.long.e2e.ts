import { randomInt } from 'node:crypto'
import { atJunction, expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { keyboardOf } from './test-keyboard.ts'

journey('by keyboard alone the quiz is started, and answered with the arrow keys', async ({ phone }) => {
  const { page, open } = await phone()
  const keys = keyboardOf(page)
  await open('/mela-quiz')
  await keys.reach('textbox "आपका नाम')
  await keys.type('Sunita')
  await keys.reach('textbox "फ़ोन नंबर')
  await keys.type(`98${randomInt(10_000_000, 99_999_999)}`)
  await keys.reach('button "क्विज़ शुरू करें"')
  await keys.press('Enter')
  await expect(page.getByText('सवाल 1 / 10')).toBeVisible()
  await keys.reach('radio')
  await keys.press('Space', 'ArrowDown')
  await keys.hears(/^radio .*\[checked\]/)
  await keys.reach('button "अगला"')
  await keys.press('Enter')
  await expect(page.getByText('सवाल 2 / 10')).toBeVisible()
})

journey(
  'by keyboard alone a vehicle desk signs in and is told the first missing field',
  async ({ phone }) => {
    const { page, open } = await phone()
    const keys = keyboardOf(page)
    await open('/admin/vehicle')
    await keys.reach('textbox "यूज़र नाम')
    await keys.type('vehicle')
    await keys.reach('textbox "पासवर्ड')
    await keys.type(passwords.vehicle)
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'वाहन दर्ज करें' })).toBeVisible()
    await keys.reach('button "वाहन दर्ज करें"')
    await keys.press('Enter')
    await keys.hears(/^textbox .*\[invalid\]/)
  },
)

journey(
  'a map is one Tab stop: an arrow key goes to the next sign in that direction, or moves the map if there is none',
  async ({ phone, openOwnGuide }) => {
    // Its own guide, because other journeys create places.
    const world = await openOwnGuide()
    const { page, open } = await phone({ ...atJunction, at: world })
    const keys = keyboardOf(page)
    await open('/facility/drinking-water?showMap=true')
    const map = page.getByRole('application')
    const sign = map.getByRole('button', { name: 'मुजफ्फरपुर जंक्शन – पीने का पानी' })
    await expect(map.getByRole('img', { name: 'आप यहाँ हैं' })).toBeVisible()
    await keys.reach(/^application /)
    // Once it no longer moves.
    await sign.click({ trial: true })
    const left = async () => (await sign.boundingBox())?.x ?? 0
    const before = await left()
    await keys.press('ArrowRight')
    await expect.poll(left).toBe(before - 80)
    await keys.press('ArrowLeft')
    await keys.hears(/^button "मुजफ्फरपुर जंक्शन/)
    await keys.press('Enter')
    await expect(page.locator('.leaflet-popup')).toBeVisible()
    await expect(map.locator('.leaflet-marker-pane [tabindex="0"]')).toHaveCount(0)
  },
)
