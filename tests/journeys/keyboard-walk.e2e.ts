import { atJunction, expect, journey } from '#tests/journey.ts'
import { keyboardOf } from './test-keyboard.ts'

journey(
  'by keyboard alone Help is opened and closed, and water is found with the way to the nearest',
  async ({ phone }) => {
    const { page, open } = await phone(atJunction)
    const keys = keyboardOf(page)
    await open('/')
    await keys.reach('button "मदद 108"')
    await keys.press('Enter')
    await keys.reach(/^link ".*108"/)
    await keys.press('Escape')
    await keys.hears('button "मदद 108"')
    await open('/')
    await keys.reach('link "पीने का पानी"')
    await keys.press('Enter')
    await keys.hears('heading "पीने का पानी"')
    await keys.reach('link "रास्ता')
  },
)

journey(
  'a map is one stop of the Tab key: an arrow key goes to the next sign that way, and moves the map where there is none',
  async ({ phone, openOwnGuide }) => {
    // Of its own, because other journeys make places.
    const world = await openOwnGuide()
    const { page, open } = await phone({ ...atJunction, at: world })
    const keys = keyboardOf(page)
    await open('/facility/drinking-water?showMap=true')
    const map = page.getByRole('application')
    const sign = map.getByRole('button', { name: 'मुजफ्फरपुर जंक्शन – पीने का पानी' })
    await expect(map.getByRole('img', { name: 'आप यहाँ हैं' })).toBeVisible()
    await keys.reach(/^application /)
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

journey('by keyboard alone a form tells its first missing field, and is sent', async ({ phone }) => {
  const { page, open } = await phone()
  const keys = keyboardOf(page)
  await open('/complaints')
  await keys.reach('button "शिकायत भेजें"')
  await keys.press('Enter')
  await keys.hears(/^radio /)
  await keys.press('Space')
  await keys.reach('textbox "क्या दिक्कत है?')
  await keys.type('नल सूखा है')
  await keys.reach('button "शिकायत भेजें"')
  await keys.press('Enter')
  await expect(page.getByText(/^\d{7}$/).first()).toBeVisible()
})
