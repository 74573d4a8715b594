import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chiefOf, type Desk } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'

let admin: Desk
worldForAll()
beforeAll(async () => {
  admin = await chiefOf(world)
})
beforeEach(async () => {
  await world.owner.query(`delete from settings where key = 'live-darshan'`)
  await world.context.responseCache.changed('live-darshan')
})

const read = async () => (await fetch(`${world.url}/api/live-darshan`)).json()
const choose = (stream: unknown) => admin.call('PUT /api/live-darshan', { stream })
const hls = {
  kind: 'hls',
  url: 'https://stream.example/live.m3u8',
  soundUrl: 'https://stream.example/sound.m3u8',
}

describe('the darshan stream', () => {
  test('is read by every phone after staff choose it, and is gone once staff remove it', async () => {
    await expect.poll(read).toEqual({ stream: null, changedAt: null })
    expect(await choose(hls)).toMatchObject({ status: 200, body: { stream: hls } })
    await expect.poll(async () => (await read()).stream).toEqual(hls)
    await choose(null)
    await expect.poll(async () => (await read()).stream).toBeNull()
  })
  test('from YouTube is stored as the address of a frame without cookies', async () => {
    const { body } = await choose({ kind: 'youtube', url: 'https://youtu.be/abcDEF_-123' })
    const url = 'https://www.youtube-nocookie.com/embed/abcDEF_-123'
    expect(body.stream).toEqual({ kind: 'youtube', url })
  })
  test.each([
    ['a script', { kind: 'frame', url: 'javascript:alert(1)' }],
    ['another site as YouTube', { kind: 'youtube', url: 'https://tube.example/watch?v=abcDEF_-123' }],
    ['sound over plain http', { ...hls, soundUrl: 'http://stream.example/sound.m3u8' }],
  ])('is never %s', async (_, stream) => {
    expect((await choose(stream)).status).toBe(400)
  })
})

test('the stage has its own content security policy, and only our pages may frame it', async () => {
  const answer = await fetch(`${world.url}/api/live-darshan/stage`)
  const policy = answer.headers.get('content-security-policy')
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("script-src 'self';")
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).not.toContain('<script')
  const page = await fetch(`${world.url}/live-darshan`)
  expect(page.headers.get('content-security-policy')).not.toMatch(
    /(connect|media|frame)-src[^;]* https:( |;)/,
  )
})
