import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { journey, openBrowser } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openPhone as openAnyPhone, type Phone } from '#tests/world/phone.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { LiveDarshan, LiveStream } from './contract.ts'
import { openTestStream, type TestStream } from './test-stream/test-stream.server.ts'

let world: World
let browser: Browser | undefined
let stream: TestStream
let phone: Phone | undefined
const hls: LiveStream = {
  kind: 'hls',
  url: 'https://stream.example/master.m3u8',
  soundUrl: 'https://stream.example/sound.m3u8',
}

beforeAll(async () => {
  world = await openWorld()
  browser = await openBrowser()
  const { rows } = await world.house.pool.query(`select id from staff_accounts where username = 'admin'`)
  world.signIn({ ...staffMember('admin'), ...rows[0] })
})
afterAll(async () => {
  await browser?.close()
  await world.close()
})
beforeEach(async () => {
  stream = await openTestStream()
})
afterEach(async () => {
  await phone?.close()
  phone = undefined
  await stream.close()
})

async function choose(chosen: LiveStream | null) {
  const answer = await fetch(`${world.url}/api/live-darshan`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: chosen }),
  })
  expect(answer.status).toBe(200)
  // The page that carries it is written a moment later.
  const said = `"changedAt":"${((await answer.json()) as LiveDarshan).changedAt}"`
  await eventually(async () => (await (await fetch(`${world.url}/live-darshan`)).text()).includes(said))
}

/** A phone whose `stream.example` is the test stream. */
async function openPhone(language: Language = 'en'): Promise<Page> {
  if (!browser) throw new Error('no browser')
  phone = await openAnyPhone(browser, world.url, { language })
  const { page } = phone
  await page.context().route('https://stream.example/**', async route => {
    const { pathname } = new URL(route.request().url())
    try {
      await route.fulfill({ response: await route.fetch({ url: stream.url + pathname, timeout: 0 }) })
    } catch {
      await route.abort().catch(() => undefined)
    }
  })
  return page
}
const openDarshan = (page: Page) => page.goto(`${world.url}/live-darshan`)
const live = (page: Page) => page.locator('.badge--live')
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const failed = 'Connection failed. Please try again.'
const least = (paths: readonly string[]) => paths.every(path => !path.startsWith('/high'))

describe('an HLS stream', () => {
  journey('is LIVE once its pictures advance, and says so in Hindi too', async () => {
    await choose(hls)
    for (const [language, word] of [
      ['en', 'LIVE'],
      ['hi', 'लाइव'],
    ] as const) {
      const page = await openPhone(language)
      stream.mood = 'hang'
      await openDarshan(page)
      await page.locator('iframe').waitFor()
      await expect.poll(() => live(page).count()).toBe(0)
      stream.mood = 'well'
      if (language === 'hi') await page.reload()
      await live(page).waitFor({ timeout: 30_000 })
      await expect.poll(() => live(page).textContent()).toBe(word)
      await phone?.isAccessible()
      await phone?.close()
    }
  })
  journey('that dies is said to have failed, and comes back on retry', async () => {
    await choose(hls)
    const page = await openPhone()
    await openDarshan(page)
    await live(page).waitFor()
    stream.mood = 'dead'
    await status(page, failed).waitFor({ timeout: 40_000 })
    await expect.poll(() => live(page).count()).toBe(0)
    const asked = stream.asked.length
    await page.waitForTimeout(1500)
    expect(stream.asked.length, 'nothing goes on loading behind the message').toBe(asked)
    await page.getByRole('button', { name: 'Retry' }).click()
    await status(page, 'Connecting to the temple...').waitFor()
    await status(page, failed).waitFor({ timeout: 40_000 })
    stream.mood = 'well'
    await page.getByRole('button', { name: 'Retry' }).click()
    await live(page).waitFor()
  })
  journey('that hangs is given up, and tried again when the network comes back', async () => {
    await choose(hls)
    const page = await openPhone()
    stream.mood = 'hang'
    await openDarshan(page)
    await status(page, failed).waitFor({ timeout: 40_000 })
    stream.mood = 'well'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await live(page).waitFor({ timeout: 30_000 })
  })
  journey('asks for its smallest quality alone where little data is wished', async () => {
    await choose(hls)
    const page = await openPhone()
    await page.addInitScript(() => localStorage.setItem('darshan-quality', 'low'))
    await openDarshan(page)
    await live(page).waitFor()
    await page.waitForTimeout(5000)
    expect(stream.asked).toContain('/low.m3u8')
    expect(least(stream.asked)).toBe(true)
    await page.getByRole('button', { name: 'Sound only' }).click()
    await page.getByText('Sound only, to save data').waitFor()
    await live(page).waitFor()
    // What was under way may still end.
    await expect.poll(() => stream.asked.some(path => path.startsWith('/sound'))).toBe(true)
    await page.waitForTimeout(1000)
    stream.asked.length = 0
    await page.waitForTimeout(3000)
    expect(stream.asked.filter(path => !path.startsWith('/sound'))).toEqual([])
  })
  journey('pauses without failing, turns its sound on by a touch and fills the screen', async () => {
    await choose(hls)
    const page = await openPhone()
    await openDarshan(page)
    await live(page).waitFor()
    const video = page.frameLocator('iframe').locator('video')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.muted)).toBe(true)
    await page.getByRole('button', { name: 'Turn sound on' }).click()
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.muted)).toBe(false)
    await video.evaluate((player: HTMLVideoElement) => player.pause())
    await status(page, 'Paused').waitFor()
    await expect.poll(() => live(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await live(page).waitFor()
    await page.getByRole('button', { name: 'Open full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME')
  })
})

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
  await phone?.isAccessible()
})

journey('a stream that staff choose appears on an open phone by itself', async () => {
  await choose(null)
  const page = await openPhone('hi')
  await openDarshan(page)
  await page.getByText('अभी सीधा प्रसारण नहीं है').waitFor()
  await page.waitForTimeout(1000)
  await choose(hls)
  await live(page).waitFor({ timeout: 30_000 })
})

/** Stands in for the player of YouTube: it tells its time by message, as theirs does. */
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

journey('another site’s player is shown, never called LIVE', async () => {
  await choose({ kind: 'frame', url: 'https://player.example/temple' })
  const page = await openPhone()
  await page
    .context()
    .route('https://player.example/**', route =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<p>sorry' }),
    )
  await openDarshan(page)
  await status(page, 'The darshan player is open').waitFor()
  await page.waitForTimeout(2000)
  await expect.poll(() => live(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Retry' }).waitFor()
})

journey('a dead network fails at once with the words of the specification', async () => {
  await choose(hls)
  const page = await openPhone()
  await openDarshan(page)
  await live(page).waitFor()
  await page.context().route('**/api/live-darshan/stage', route => route.abort())
  stream.mood = 'dead'
  await page.reload()
  await status(page, failed).waitFor({ timeout: 5000 })
})
