import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'

let world: World
let admin: Staff

beforeAll(async () => {
  world = await openWorld()
  const { rows } = await world.context.pool.query(`select id from staff_accounts where username = 'admin'`)
  admin = { ...staffMember('admin'), ...rows[0] }
})
afterAll(() => world.close())
beforeEach(async () => {
  world.signIn(undefined)
  await world.owner.query(`delete from settings where key = 'live-darshan'`)
  await world.context.responseCache.changed('live-darshan')
})

const read = async () => (await fetch(`${world.url}/api/live-darshan`)).json()
const choose = (stream: unknown, more: object = {}) =>
  fetch(`${world.url}/api/live-darshan`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream, ...more }),
  })
const hls = {
  kind: 'hls',
  url: 'https://stream.example/live.m3u8',
  soundUrl: 'https://stream.example/sound.m3u8',
}

describe('the darshan stream', () => {
  test('is empty until an admin, and only an admin, chooses one', async () => {
    await expect.poll(read).toEqual({ stream: null, changedAt: null })
    expect((await choose(hls)).status).toBe(401)
    world.signIn({ ...admin, roles: ['vehicle'] })
    expect((await choose(hls)).status).toBe(403)
    expect((await read()).stream).toBeNull()
  })
  test('is read by every phone after staff choose it, and is gone once staff remove it', async () => {
    world.signIn(admin)
    const answer = await choose(hls)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ stream: hls })
    await expect.poll(async () => (await read()).stream).toEqual(hls)
    await choose(null)
    await expect.poll(async () => (await read()).stream).toBeNull()
  })
  test('from YouTube is stored as the address of a frame without cookies', async () => {
    world.signIn(admin)
    const { stream } = await (await choose({ kind: 'youtube', url: 'https://youtu.be/abcDEF_-123' })).json()
    expect(stream).toEqual({ kind: 'youtube', url: 'https://www.youtube-nocookie.com/embed/abcDEF_-123' })
  })
  test.each([
    ['plain http', { kind: 'hls', url: 'http://stream.example/live.m3u8' }],
    ['a script', { kind: 'frame', url: 'javascript:alert(1)' }],
    ['data', { kind: 'frame', url: 'data:text/html,x' }],
    ['another kind', { kind: 'rtmp', url: 'https://stream.example/x' }],
    ['another site as YouTube', { kind: 'youtube', url: 'https://tube.example/watch?v=abcDEF_-123' }],
    ['sound over plain http', { ...hls, soundUrl: 'http://stream.example/sound.m3u8' }],
    ['an unknown field', { ...hls, autoplay: true }],
    ['no address', { kind: 'hls' }],
  ])('is never %s', async (_, stream) => {
    world.signIn(admin)
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
