import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'
import { choose, hls, lead, live } from './test-phone.ts'
import { openTestStream } from './test-stream/test-stream.server.ts'

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const failed = 'Connection failed. Please try again.'

journey(
  'a stream that staff choose starts on an open phone, fails in words, and plays again after a retry',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const stream = await openTestStream()
    const { page, open, setTime } = await phone({ at: world, language: 'en' })
    await lead(page, stream)
    // 1:30 in the afternoon at the fair, whatever the phone thinks.
    await page.clock.install()
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
    await page.getByRole('button', { name: 'Turn sound on' }).click()
    const video = page.frameLocator('iframe').locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.muted)).toBe(false)
    await page.getByRole('button', { name: 'Open full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME')
    await page.evaluate(() => document.exitFullscreen())
    stream.mood = 'dead'
    await page.reload()
    await page.clock.runFor(30_000)
    await expect(status(page, failed)).toBeVisible()
    await expect(live(page)).toHaveCount(0)
    stream.mood = 'well'
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(live(page)).toBeVisible()
    await stream.close()
  },
)

/** A fake YouTube player that reports its time by postMessage. */
const fakeYoutube = `<!doctype html><title>player</title><script>
  let time = 0, state = -1
  const tell = (event, info) => parent.postMessage(JSON.stringify({ event, info }), '*')
  addEventListener('message', ({ data }) => {
    const { event, func } = JSON.parse(data)
    if (event === 'listening' && state < 0) { state = 1; tell('onReady'); tell('infoDelivery', { playerState: 1, currentTime: 0 }) }
    if (func === 'pauseVideo') state = 2
    if (func === 'playVideo') state = 1
  })
  setInterval(() => { if (state === 1) time += 0.25; if (state > 0) tell('infoDelivery', { playerState: state, currentTime: time }) }, 250)
</script>`

journey(
  'a YouTube stream is LIVE while its time advances; another site’s player is shown, never LIVE',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    await choose(world, { kind: 'youtube', url: 'https://youtu.be/abcDEF_-123' })
    const { page, open } = await phone({ at: world, language: 'en' })
    const foreign = new Set<string>()
    page.on('request', request => {
      const { origin } = new URL(request.url())
      if (origin !== world.url) foreign.add(origin)
    })
    const context = page.context()
    await context.route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: fakeYoutube }),
    )
    await context.route('https://player.example/**', route =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<p>sorry' }),
    )
    await open('/live-darshan')
    await expect(live(page)).toBeVisible()
    const player = page.frames().find(frame => frame.url().startsWith('https://www.youtube-nocookie.com'))
    expect(player?.url()).toContain('/embed/abcDEF_-123?autoplay=1&mute=1')
    await player?.evaluate('state = 2')
    await expect(status(page, 'Paused')).toBeVisible()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(live(page)).toBeVisible()
    await player?.evaluate("tell('onError', 150)")
    await expect(status(page, failed)).toBeVisible()
    expect([...foreign]).toEqual(['https://www.youtube-nocookie.com'])
    await choose(world, { kind: 'frame', url: 'https://player.example/temple' })
    await expect(status(page, 'The darshan video is open')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(live(page)).toHaveCount(0)
  },
)
