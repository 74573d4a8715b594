import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'

const hour = 3_600_000
/** Opens Home `later` ms from now, and lets the browser offer the installation, as Chromium does on https. */
async function visit(page: Page, later: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + later)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => void document.documentElement.setAttribute('data-prompted', '')
    dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }))
  })
  // Home has now decided about the hint.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('install-hint'))).not.toBeNull()
}

journey(
  'the second visit offers to put the guide on the home screen, until the hint is dismissed',
  async ({ phone }) => {
    const { page } = await phone()
    const hint = page.getByRole('region', { name: 'गाइड को होम स्क्रीन पर रखें' })
    await visit(page, 0)
    await expect(hint).toBeHidden()
    await visit(page, 2 * hour)
    await hint.getByRole('button', { name: 'रखें', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-prompted')
    await expect(hint).toBeHidden()

    const other = await phone()
    const otherHint = other.page.getByRole('region', { name: 'गाइड को होम स्क्रीन पर रखें' })
    await visit(other.page, 0)
    await visit(other.page, 2 * hour)
    await otherHint.getByRole('button', { name: 'अभी नहीं' }).click()
    await expect(otherHint).toBeHidden()
    await visit(other.page, 30 * hour)
    await expect(otherHint).toBeHidden()
  },
)
