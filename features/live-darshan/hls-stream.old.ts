import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
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
  stream,
} from './test-darshan.ts'

darshanForAll()

const least = (paths: readonly string[]) => paths.every(path => !path.startsWith('/high'))

describe('an HLS stream', () => {
  journey('is LIVE once it plays, in Hindi too', async () => {
    await choose(hls)
    for (const [language, word] of [
      ['en', 'LIVE'],
      ['hi', 'लाइव'],
    ] as const) {
      const page = await openPhone(language)
      stream.mood = 'hang'
      await openDarshan(page)
      await page.locator('iframe').waitFor({ state: 'attached' })
      await expect.poll(() => live(page).count()).toBe(0)
      stream.mood = 'well'
      if (language === 'hi') await page.reload()
      await live(page).waitFor({ timeout: 30_000 })
      await expect.poll(() => live(page).textContent()).toBe(word)
      await phone?.isAccessible()
      await phone?.close()
    }
  })
  journey('that answers 503 fails, and plays again after a retry', async () => {
    await choose(hls)
    const page = await openPhone()
    await openDarshan(page)
    await live(page).waitFor()
    stream.mood = 'dead'
    await status(page, failed).waitFor({ timeout: 40_000 })
    await expect.poll(() => live(page).count()).toBe(0)
    // Nothing goes on loading behind the message: the player closes its loader and then takes its video away.
    await expect.poll(() => page.frameLocator('iframe').locator('video').count()).toBe(0)
    const asked = stream.asked.length
    expect(stream.asked.length).toBe(asked)
    await page.getByRole('button', { name: 'Retry' }).click()
    await status(page, 'Connecting to the temple...').waitFor()
    await status(page, failed).waitFor({ timeout: 40_000 })
    stream.mood = 'well'
    await page.getByRole('button', { name: 'Retry' }).click()
    await live(page).waitFor()
  })
  journey('that never answers fails, and is tried again when the phone is online again', async () => {
    await choose(hls)
    const page = await openPhone()
    stream.mood = 'hang'
    await openDarshan(page)
    await status(page, failed).waitFor({ timeout: 40_000 })
    stream.mood = 'well'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await live(page).waitFor({ timeout: 30_000 })
  })
  journey('loads only its lowest quality in low data mode', async () => {
    await choose(hls)
    const page = await openPhone()
    await page.addInitScript(() => localStorage.setItem('darshan-quality', 'low'))
    await openDarshan(page)
    await live(page).waitFor()
    // Enough segments for a player that would change to a better quality.
    await expect.poll(() => stream.asked.length).toBeGreaterThan(6)
    expect(stream.asked).toContain('/low.m3u8')
    expect(least(stream.asked)).toBe(true)
    await page.getByRole('button', { name: 'Sound only' }).click()
    await page.getByText('Sound only, to save data').waitFor()
    await live(page).waitFor()
    // Requests that were under way may still finish.
    await expect.poll(() => stream.asked.some(path => path.startsWith('/sound'))).toBe(true)
    await expect.poll(() => stream.asked.filter(path => path.startsWith('/sound')).length).toBeGreaterThan(2)
    stream.asked.length = 0
    await expect.poll(() => stream.asked.length).toBeGreaterThan(1)
    expect(stream.asked.filter(path => !path.startsWith('/sound'))).toEqual([])
  })
  journey('pauses without failing, has sound after a tap and fills the screen', async () => {
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
