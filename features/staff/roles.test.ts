import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInBrowser, staffBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, type World } from '#tests/world/world.ts'

let world: World
let admin: Awaited<ReturnType<typeof signedInBrowser>>
beforeAll(async () => {
  world = await openWorld()
  admin = await signedInBrowser(world.url)
})
afterAll(() => world.close())

const signIn = async (username: string, password: string, as: string) => {
  const browser = staffBrowser(world.url)
  return { browser, ...(await browser.call('POST', '/api/session', { username, password, as })) }
}

describe('an account', () => {
  test('with any role but parking signs in at the console, and does what the role may', async () => {
    const made = await admin.call('POST', '/api/staff-accounts', { username: 'usha', roles: ['help-desk'] })
    const { password } = made.body as { password: string }
    expect((await signIn('usha', password, 'vehicle')).status).toBe(401)
    const { browser, body } = await signIn('usha', password, 'admin')
    expect(body).toMatchObject({ roles: ['help-desk'] })
    const status = async (path: string) => (await browser.call('GET', path)).status
    expect(await status('/api/complaints?list=all')).toBe(200)
    for (const path of [
      '/api/photo-entries?list=waiting',
      '/api/staff-accounts',
      '/api/vehicles/long-parked',
    ])
      expect([path, await status(path)]).toEqual([path, 403])
  })

  test('that saw private numbers or pictures is in the audit log, once in ten minutes', async () => {
    await admin.call('GET', '/api/photo-entries?list=waiting')
    await admin.call('GET', '/api/photo-entries?list=hidden')
    await admin.call('GET', '/api/complaints?list=all')
    const looks = async () =>
      (
        await world.owner.query(
          `select subject from audit_log where action = 'seen' and username = 'admin' order by id`,
        )
      ).rows.map(({ subject }) => subject)
    expect((await looks()).filter(subject => subject === 'photo-entries')).toHaveLength(1)
    expect((await looks()).filter(subject => subject === 'complaints')).toHaveLength(1)
    world.clock.advance(601_000)
    await admin.call('GET', '/api/photo-entries?list=waiting')
    expect((await looks()).filter(subject => subject === 'photo-entries')).toHaveLength(2)
    world.clock.advance(-601_000)
  })
})
