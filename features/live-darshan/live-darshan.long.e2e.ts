import { expect, journey } from '#tests/journey.ts'
import { choose, hls, lead, live } from './test-phone.ts'
import { openTestStream } from './test-stream/test-stream.server.ts'

journey(
  'in low data mode only the lowest quality is loaded, and sound alone when asked for',
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
    // Enough segments for a player that would change to a better quality.
    await expect.poll(() => stream.asked.length).toBeGreaterThan(6)
    expect(stream.asked).toContain('/low.m3u8')
    expect(stream.asked.filter(path => path.startsWith('/high'))).toEqual([])
    await page.getByRole('button', { name: 'Sound only' }).click()
    await expect(page.getByText('Sound only, to save data')).toBeVisible()
    await expect.poll(() => stream.asked.some(path => path.startsWith('/sound'))).toBe(true)
    await stream.close()
  },
)
