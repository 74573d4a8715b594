import type { Page } from '@playwright/test'
import { expect, journey, stopClock } from '#tests/journey.ts'
import { choose, hls, lead, live } from './test-phone.ts'
import { openTestStream } from './test-stream/test-stream.server.ts'

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const failed = 'Connection failed. Please try again.'

journey(
  'a stream that staff choose starts on an open phone, says when it fails, and plays again after a retry',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const stream = await openTestStream()
    const { page, open, setTime } = await phone({ at: world, language: 'en', ownClock: true })
    await lead(page, stream)
    // 1:30 PM at the fair, whatever the phone's clock says.
    await setTime('2027-07-20T08:00:00Z')
    await open('/live-darshan')
    await expect(page.getByText('There is no live stream now')).toBeVisible()
    await expect(page.getByText('The next aarti is at 2:00 PM.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'aarti' })).toHaveText([
      /Morning aarti.*4:00 AM/,
      /Afternoon aarti.*Next.*2:00 PM/,
      /Evening aarti.*9:00 PM/,
    ])
    const bhajans = page.getByRole('link', { name: /Shiv bhajan playlist/ })
    await expect(bhajans).toHaveAttribute('target', '_blank')
    await choose(world, hls)
    await expect(live(page)).toHaveText('LIVE')
    // While time stands still, a player that a slow machine holds up has not failed.
    await stopClock(page)
    await page.getByRole('button', { name: 'Turn sound on' }).click()
    const video = page.frameLocator('iframe').locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.muted)).toBe(false)
    await page.getByRole('button', { name: 'Open full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME')
    await page.evaluate(() => document.exitFullscreen())
    await page.clock.resume()
    stream.mood = 'dead'
    await open('/live-darshan')
    // The iframe's answer has arrived: after the clock moves, a pending request would fail with the same words.
    await expect(video).toBeAttached()
    await page.clock.runFor(30_000)
    await expect(status(page, failed)).toBeVisible()
    await expect(live(page)).toHaveCount(0)
    stream.mood = 'well'
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(live(page)).toBeVisible()
    await stream.close()
  },
)
