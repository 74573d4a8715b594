import { expect, journey } from '#tests/journey.ts'

journey(
  'the thanks for feedback are shown even if the part that shows them loads after two seconds',
  async ({ phone }) => {
    const { page, open, toasts } = await phone({ ownClock: true })
    const isLate = Promise.withResolvers<void>()
    await page.route('**/assets/sheets-*.js', route => isLate.promise.then(() => route.continue()))
    await open('/feedback')
    await page.getByRole('radio', { name: '5 सितारे' }).check()
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await page.getByLabel('आपका सुझाव').fill('रोशनी अच्छी थी')
    await page.getByRole('button', { name: 'सुझाव भेजें' }).click()
    await expect(page).toHaveURL('/')
    await page.clock.fastForward(5000)
    isLate.resolve()
    await expect.poll(toasts).toBe('आपके सुझाव के लिए धन्यवाद!')
  },
)
