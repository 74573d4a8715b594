import { atJunction, expect, journey } from '#tests/journey.ts'
import { keyboardOf } from './test-keyboard.ts'

journey(
  'by keyboard alone Help is opened and closed, and water is found with the way to the nearest tap',
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

journey('by keyboard alone a form names its first missing field, and is sent', async ({ phone }) => {
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
