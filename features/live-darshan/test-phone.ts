import { expect, type Page } from '@playwright/test'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import type { World } from '#tests/world/world.ts'
import type { LiveStream } from './contract.ts'
import type { TestStream } from './test-stream/test-stream.server.ts'

export const hls: LiveStream = {
  kind: 'hls',
  url: 'https://stream.example/master.m3u8',
  soundUrl: 'https://stream.example/sound.m3u8',
}
/** Chooses a stream as staff would. */
export async function choose(world: World, stream: LiveStream | null) {
  const staff = await signedInBrowser(world.url)
  expect((await staff.call('PUT', '/api/live-darshan', { stream })).status).toBe(200)
}
/** Routes `stream.example` on this phone to the test stream. */
export const lead = (page: Page, stream: TestStream) =>
  page.context().route('https://stream.example/**', async route => {
    const { pathname } = new URL(route.request().url())
    try {
      await route.fulfill({ response: await route.fetch({ url: stream.url + pathname, timeout: 0 }) })
    } catch {
      await route.abort().catch(() => undefined)
    }
  })
export const live = (page: Page) => page.locator('.badge--live')
