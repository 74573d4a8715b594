import { expect, journey, standingAt, whenKept } from '#tests/journey.ts'

/** A Hindi voice that speaks each sentence instantly, and waits for `window.go` before it ends the first step. */
function hindiVoice() {
  const said: string[] = []
  let goOn = () => {}
  const speechSynthesis = {
    getVoices: () => [{ lang: 'hi-IN' }],
    cancel() {},
    addEventListener() {},
    speak({ text, onstart, onend }: { text: string; onstart: () => void; onend: () => void }) {
      said.push(text)
      onstart()
      if (said.length === 2) goOn = onend
      else queueMicrotask(onend)
    },
  }
  class SpeechSynthesisUtterance {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance, said }))
    Object.defineProperty(window, name, { value, configurable: true })
  Object.defineProperty(window, 'go', { value: () => goOn() })
}
type Spoken = { said: string[]; go: () => void }

journey(
  'anyone who tells Nandi about a snake sees whom to call and what to do, read out step by step',
  async ({ phone }) => {
    const { page, open, isAccessible } = await phone({ ...standingAt(26.1205, 85.3912), before: hindiVoice })
    await open('/')
    await page.locator('button.nandi').click()
    const box = page.locator('dialog#nandi').getByRole('textbox')
    await box.fill('साँप ने काटा')
    await box.press('Enter')
    await expect(page).toHaveURL('/first-aid/snake-bite')
    await expect(page.getByRole('heading', { name: 'साँप का काटना' })).toBeVisible()
    await expect(page.getByText('108 पर कॉल करें। मदद आने तक क्या करें, यहाँ देखें।')).toBeVisible()
    for (const number of ['108', '112'])
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`).first()).toBeVisible()
    const steps = page.getByRole('main').getByRole('listitem')
    await expect(steps).toHaveCount(6)
    await expect(steps.nth(3)).toHaveText(/सावधान.*चीरा न लगाएँ/)
    await expect(page.getByText(/विश्व स्वास्थ्य संगठन के आधार पर.*डॉक्टर की जगह नहीं/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'पास का स्वास्थ्य केंद्र' })).toHaveText(/(मीटर|किमी)/)
    await isAccessible()
    await page.getByRole('button', { name: 'सुनें' }).click()
    await expect(steps.first()).toHaveAttribute('aria-current', 'step')
    await page.evaluate(() => (window as unknown as Spoken).go())
    await expect(page.getByRole('button', { name: 'सुनें' })).toBeVisible()
    const said = await page.evaluate(() => (window as unknown as Spoken).said)
    expect(said).toHaveLength(7)
    expect(said[0]).toBe('साँप का काटना')
    expect(said[4]).toMatch(/^सावधान: चीरा न लगाएँ/)
  },
)

journey(
  'first aid works offline after one visit, and each emergency is one tap from Help',
  async ({ phone }) => {
    const { page, open } = await phone({ language: 'en', serviceWorkers: 'allow' })
    await open('/')
    await whenKept(page)
    await page.context().setOffline(true)
    await open('/?help=')
    await page.getByRole('dialog').getByRole('link', { name: 'First aid until help comes' }).click()
    await expect(page.getByRole('heading', { name: 'What happened?' })).toBeVisible()
    await page.getByRole('link', { name: 'Electric shock' }).click()
    await expect(page).toHaveURL('/first-aid/electric-shock')
    await expect(page.getByText('Do not touch the person while the current holds them.')).toBeVisible()
    const pictures = await page.locator('main li use').first().getAttribute('href')
    expect(await page.evaluate(async url => (await fetch(url ?? '')).ok, pictures)).toBe(true)
    await page.getByRole('link', { name: 'Warn the fair of this danger' }).click()
    await expect(page).toHaveURL('/danger')
  },
)
