import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Language } from '#common/text.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browserForAll, phone as takePhone, world, worldForAll } from '#tests/world/fixture.ts'
import type { Phone } from '#tests/world/phone.ts'
import { staffMember } from '#tests/world/world.ts'
import type { LiveDarshan, LiveStream } from './contract.ts'
import { openTestStream, type TestStream } from './test-stream/test-stream.server.ts'

export let stream: TestStream
/** The phone that `openPhone` took. */
export let phone: Phone | undefined
export const hls: LiveStream = {
  kind: 'hls',
  url: 'https://stream.example/master.m3u8',
  soundUrl: 'https://stream.example/sound.m3u8',
}

/** Opens a world and a browser for all journeys of a file; each journey has its own test stream and a signed-in admin. */
export function darshanForAll(): void {
  worldForAll({ pages: true })
  browserForAll()
  beforeAll(async () => {
    const { rows } = await world.context.pool.query(`select id from staff_accounts where username = 'admin'`)
    world.signIn({ ...staffMember('admin'), ...rows[0] })
  })
  beforeEach(async () => {
    stream = await openTestStream()
  })
  afterEach(async () => {
    await phone?.close()
    phone = undefined
    await stream.close()
  })
}

/** Chooses a stream as staff do. */
export async function choose(chosen: LiveStream | null) {
  const answer = await fetch(`${world.url}/api/live-darshan`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: chosen }),
  })
  expect(answer.status).toBe(200)
  // The page with the stream is rendered a moment later.
  const said = `"changedAt":"${((await answer.json()) as LiveDarshan).changedAt}"`
  await eventually(async () => (await (await fetch(`${world.url}/live-darshan`)).text()).includes(said))
}

/** A phone whose `stream.example` is the test stream. */
export async function openPhone(language: Language = 'en'): Promise<Page> {
  phone = await takePhone({ language })
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

export const openDarshan = (page: Page) => page.goto(`${world.url}/live-darshan`)
export const live = (page: Page) => page.locator('.badge--live')
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const failed = 'Connection failed. Please try again.'
