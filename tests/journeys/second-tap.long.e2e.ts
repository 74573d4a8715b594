import type { Locator, Page } from '@playwright/test'
import { expect, journey, stopClock } from '#tests/journey.ts'

/** Taps the middle of a key, as it stands now, and again at each call of the returned function, whatever is there by then. */
async function tapping(page: Page, key: Locator): Promise<() => Promise<void>> {
  // Once it no longer moves.
  await key.tap({ trial: true })
  const { x, y, width, height } = (await key.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const taps = () => page.evaluate(() => (window as unknown as { taps: number }).taps)
  const tap = async () => {
    const before = await taps()
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect.poll(taps).toBe(before + 1)
  }
  await tap()
  return tap
}
/** Runs in the page before its scripts. */
function countTaps() {
  const counted = Object.assign(window, { taps: 0 })
  addEventListener(
    'click',
    () => {
      counted.taps += 1
    },
    true,
  )
}

journey(
  'the second tap of a double tap closes no menu, goes back no further and opens no screen again',
  async ({ phone }) => {
    const { page, open } = await phone({ before: countTaps, ownClock: true })
    await open('/')
    await stopClock(page)
    const menu = page.locator('#menu')
    const again = await tapping(page, page.getByRole('button', { name: 'मेनू' }))
    await expect(menu).toHaveJSProperty('open', true)
    await again()
    await expect(menu).toHaveJSProperty('open', true)
    await page.clock.runFor(1000)
    // Beside the sheet, a tap by itself closes it.
    await again()
    await expect(menu).toHaveJSProperty('open', false)

    await page.clock.resume()
    await page.getByRole('button', { name: 'मेनू' }).click()
    await menu.getByRole('link', { name: 'इतिहास' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /कार्यक्रम/ })
      .click()
    await expect(page).toHaveURL('/events')
    await stopClock(page)
    const back = page.getByRole('link', { name: 'वापस' })
    const backAgain = await tapping(page, back)
    await expect(page).toHaveURL('/history')
    await backAgain()
    await page.clock.runFor(1000)
    await back.tap()
    await expect(page).toHaveURL('/')

    await page.clock.resume()
    const search = page.locator('.bar a[href="/search"]')
    await search.click()
    await expect(page).toHaveURL('/search')
    await search.click()
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

journey('a double tap on Delete deletes one of the things that wait', async ({ phone }) => {
  const { page, open } = await phone({ before: countTaps, ownClock: true })
  await open('/feedback')
  await page.context().setOffline(true)
  const waiting = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
  for (const words of ['छाया अच्छी थी', 'पानी ठंडा था']) {
    await page.getByRole('radio', { name: '4 सितारे' }).check()
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await page.getByLabel('आपका सुझाव').fill(words)
    await page.getByRole('button', { name: 'सुझाव भेजें' }).click()
    await expect(waiting.getByText(words)).toBeVisible()
  }
  await stopClock(page)
  const again = await tapping(page, waiting.getByRole('button', { name: 'हटाएँ' }).first())
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await again()
  await page.clock.runFor(1000)
  await expect(waiting.getByText('पानी ठंडा था')).toBeVisible()
  await again()
  await expect(waiting).toHaveCount(0)
})
