import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/journey.ts'
import { liveDarshanStaffTexts } from './staff/texts.ts'
import { choose, hls, lead, live } from './test-phone.ts'
import { openTestStream } from './test-stream/test-stream.server.ts'

journey(
  'low data mode loads only the lowest quality, and sound alone when asked',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const stream = await openTestStream()
    await choose(world, hls)
    const { page, open } = await phone({
      at: world,
      language: 'en',
      before: () => location.origin !== 'null' && localStorage.setItem('darshan-quality', 'low'),
    })
    await lead(page, stream)
    await open('/live-darshan')
    await expect(live(page)).toBeVisible()
    // Enough segments that a player allowed to do so would have switched to a better quality.
    await expect.poll(() => stream.asked.length).toBeGreaterThan(6)
    expect(stream.asked).toContain('/low.m3u8')
    expect(stream.asked.filter(path => path.startsWith('/high'))).toEqual([])
    await page.getByRole('button', { name: 'Sound only' }).click()
    await expect(page.getByText('Sound only, to save data')).toBeVisible()
    await expect.poll(() => stream.asked.some(path => path.startsWith('/sound'))).toBe(true)
    await stream.close()
  },
)

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const failed = 'Connection failed. Please try again.'

journey(
  'a player whose code comes after the failure is closed at once, and a retry plays',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide({ starters: {} })
    const stream = await openTestStream()
    await choose(world, hls)
    const { page, open } = await phone({ at: world, language: 'en', ownClock: true })
    await lead(page, stream)
    const { promise: isFailed, resolve: fail } = Promise.withResolvers<void>()
    await page.route('**/assets/hls-stage-*.js', route => isFailed.then(() => route.continue()))
    await open('/live-darshan')
    const video = page.frameLocator('iframe').locator('video')
    await expect(video).toBeAttached()
    await page.clock.runFor(30_000)
    await expect(status(page, failed)).toBeVisible()
    fail()
    await expect(video).toHaveCount(0)
    expect(stream.asked.filter(path => path.endsWith('.ts'))).toEqual([])
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
  'a YouTube stream is LIVE while its time advances; another site’s player is shown but never LIVE',
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

journey('an address that cannot be played is refused at its field', async ({ staffPhone }) => {
  const { page } = await staffPhone('/admin/live-darshan')
  const field = (label: 'url' | 'soundUrl') =>
    page.getByRole('textbox', { name: liveDarshanStaffTexts[label].hi, exact: label === 'url' })
  const save = () => page.getByRole('button', { name: liveDarshanStaffTexts.save.hi }).click()
  const invalid = new RegExp(liveDarshanStaffTexts.invalid.hi)
  for (const typed of ['', 'stream', 'http://stream.example/master.m3u8']) {
    await field('url').fill(typed)
    await save()
    await expect(field('url')).toBeFocused()
    await expect(field('url')).toHaveAccessibleDescription(invalid)
  }
  await page.getByText(liveDarshanStaffTexts.hls.hi, { exact: true }).click()
  await field('url').fill('https://stream.example/master.m3u8')
  await field('soundUrl').fill('http://stream.example/sound.m3u8')
  await save()
  await expect(field('soundUrl')).toBeFocused()
  await expect(field('soundUrl')).toHaveAccessibleDescription(invalid)
  await expect(field('url')).not.toHaveAccessibleDescription(invalid)
})
