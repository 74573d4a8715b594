import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import {
  choose,
  darshanForAll,
  failed,
  hls,
  live,
  openDarshan,
  openPhone,
  phone,
  status,
} from './test-darshan.ts'

darshanForAll()

journey('without a stream the page says so, with the aartis and the next of them', async () => {
  await choose(null)
  const page = await openPhone()
  // 1:30 in the afternoon at the fair, whatever the phone thinks.
  await page.clock.install({ time: new Date('2027-07-20T08:00:00Z') })
  await openDarshan(page)
  await page.getByText('There is no live stream now').waitFor()
  await page.getByText('The next aarti is at 2:00 PM.').waitFor()
  const rows = await page.getByRole('listitem').filter({ hasText: 'aarti' }).allInnerTexts()
  expect(rows.map(row => row.replace(/\s+/g, ' '))).toEqual([
    'Morning aarti 4:00 AM',
    'Afternoon aarti Next 2:00 PM',
    'Evening aarti 9:00 PM',
  ])
  const bhajans = page.getByRole('link', { name: /Shiv bhajan playlist/ })
  await expect.poll(() => bhajans.getAttribute('target')).toBe('_blank')
  await expect.poll(() => bhajans.getAttribute('href')).toMatch(/^https:/)
  const search = page.getByRole('link', { name: /Look for a stream on YouTube/ })
  await expect.poll(() => search.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/results/)
  await phone?.isAccessible()
})

journey("a frame that could not be loaded never shows the browser's error page", async () => {
  await choose(hls)
  const page = await openPhone()
  await page.route('**/api/live-darshan/stage', route => route.abort())
  await openDarshan(page)
  await status(page, failed).waitFor()
  await expect
    .poll(() => page.locator('iframe').evaluate(frame => getComputedStyle(frame).visibility))
    .toBe('hidden')
})

journey('a stream that staff choose appears on an open phone by itself', async () => {
  await choose(null)
  const page = await openPhone('hi')
  await openDarshan(page)
  await page.getByText('अभी सीधा प्रसारण नहीं है').waitFor()
  await choose(hls)
  await live(page).waitFor({ timeout: 30_000 })
})

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

journey('a YouTube stream is LIVE while its time advances, and hls.js stays away', async () => {
  await choose({ kind: 'youtube', url: 'https://youtu.be/abcDEF_-123' })
  const page = await openPhone()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page
    .context()
    .route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: fakeYoutube }),
    )
  await openDarshan(page)
  await live(page).waitFor()
  const player = page.frames().find(frame => frame.url().startsWith('https://www.youtube-nocookie.com'))
  expect(player?.url()).toContain('/embed/abcDEF_-123?autoplay=1&mute=1')
  await player?.evaluate('state = 2')
  await status(page, 'Paused').waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await live(page).waitFor()
  await player?.evaluate("tell('onError', 150)")
  await status(page, failed).waitFor()
  expect(asked.filter(url => url.includes('hls-stage'))).toEqual([])
  const foreign = asked.map(url => new URL(url).origin).filter(origin => origin !== world.url)
  expect(new Set(foreign)).toEqual(new Set(['https://www.youtube-nocookie.com']))
})

journey('another site’s player is shown, never LIVE', async () => {
  await choose({ kind: 'frame', url: 'https://player.example/temple' })
  const page = await openPhone()
  await page
    .context()
    .route('https://player.example/**', route =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<p>sorry' }),
    )
  await openDarshan(page)
  await status(page, 'The darshan video is open').waitFor()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await expect.poll(() => live(page).count()).toBe(0)
})
