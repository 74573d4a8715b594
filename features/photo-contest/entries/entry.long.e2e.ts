import { expect, journey } from '#tests/journey.ts'
import { fillEntry, submitKey } from '../test-phone.ts'
import { entriesOf, newName } from './test-entries.ts'

journey(
  'a photo that waited while the phone’s clock jumped by years is sent by itself once there is a network',
  async ({ phone, guide }) => {
    const name = newName()
    /** A clock in 2015, as on a phone whose battery was empty; correct once `clock` is 0. */
    const before = () => {
      const real = Date.now
      Date.now = () => real() + Number(localStorage.getItem('clock') ?? -4000 * 86_400_000)
    }
    const { page, open } = await phone({ before })
    const list = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
    await open('/photo-contest')
    await fillEntry(page, name)
    await page.context().setOffline(true)
    await submitKey(page).click()
    await expect(list).toBeVisible()
    // The network comes back, and with it the right time. The server's clock decides how long the photo waited.
    await page.evaluate(() => localStorage.setItem('clock', '0'))
    await page.context().setOffline(false)
    await expect(list).toBeHidden()
    await expect.poll(() => entriesOf(guide, name)).toHaveLength(1)
  },
)
