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

journey('no fixed bar hides what the keyboard reaches', async ({ phone }) => {
  const { page, open } = await phone({ viewport: { width: 360, height: 640 } })
  await open('/facility/centralised-contact')
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press(key)
      expect(await page.evaluate(hiddenFocus)).toBe('')
    }
})

/** Runs in the page: the name of what is focused, if nothing of it can be seen (WCAG 2.4.11). */
async function hiddenFocus(): Promise<string> {
  await new Promise(done => requestAnimationFrame(done))
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const { left, top, width, height } = focused.getBoundingClientRect()
  const isSeen = [0.1, 0.5, 0.9].some(part =>
    focused.contains(document.elementFromPoint(left + width / 2, top + height * part)),
  )
  return isSeen ? '' : (focused.getAttribute('aria-label') ?? focused.textContent)
}
