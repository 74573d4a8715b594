import { expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { keyboardOf } from './test-keyboard.ts'

journey('by keyboard alone the quiz is begun, and answered by arrow keys', async ({ phone }) => {
  const { page, open } = await phone()
  const keys = keyboardOf(page)
  await open('/mela-quiz')
  await keys.reach('textbox "आपका नाम')
  await keys.type('Sunita')
  await keys.reach('textbox "फ़ोन नंबर')
  await keys.type('9876500032')
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
  'by keyboard alone a vehicle desk signs in and is told the first field that is missing',
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
