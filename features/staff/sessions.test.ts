import type { FastifyReply, FastifyRequest } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { csvForm } from '#tests/world/forms.ts'
import { signedInBrowser, staffBrowser } from '#tests/world/staff-browser.ts'
import { passwords } from '#tests/world/world.ts'
import { resetPassword } from './reset-password.server.ts'
import { createSessions } from './sessions.server.ts'

worldForAll()
beforeEach(() => world.empty('limits', 'staff_sessions'))

const minute = 60_000
const isOpen = async (browser: { call: ReturnType<typeof staffBrowser>['call'] }) =>
  (await browser.call('GET', '/api/staff-accounts')).status === 200
const right = { username: 'admin', password: passwords.admin, as: 'admin' }

describe('a session', () => {
  test('has a new id, whatever cookie the request had', async () => {
    const browser = staffBrowser(world.url)
    const planted = 'A'.repeat(43)
    browser.cookies.set('staff', planted)
    expect(await isOpen(browser)).toBe(false)
    await browser.call('POST', '/api/session', right)
    const first = browser.cookies.get('staff')
    expect(first).not.toBe(planted)
    await browser.call('POST', '/api/session', right)
    expect(browser.cookies.get('staff')).not.toBe(first)
    const copy = staffBrowser(world.url)
    copy.cookies.set('staff', first ?? '')
    expect(await isOpen(copy)).toBe(false)
  })
  test('is not opened if the account was closed, or has another password, since its password was checked', async () => {
    const sessions = createSessions(world.context)
    const { rows } = await world.owner.query(
      `select id, password_hash from staff_accounts where username = 'vehicle'`,
    )
    const open = (password_hash: string) =>
      sessions.open(
        { id: rows[0].id, password_hash },
        { headers: {} } as FastifyRequest,
        { header: () => {} } as unknown as FastifyReply,
      )
    const { password_hash } = rows[0]
    expect([await open(password_hash), await open('another')]).toEqual([true, false])
    await world.owner.query(`update staff_accounts set disabled_at = now() where username = 'vehicle'`)
    expect(await open(password_hash)).toBe(false)
    await world.owner.query(`update staff_accounts set disabled_at = null where username = 'vehicle'`)
  })
  test('that was signed out is over for copies of its cookie too', async () => {
    const browser = await signedInBrowser(world.url)
    const copy = staffBrowser(world.url)
    copy.cookies.set('staff', browser.cookies.get('staff') ?? '')
    expect(await isOpen(copy)).toBe(true)
    expect((await browser.call('DELETE', '/api/session')).status).toBe(204)
    expect(browser.cookies.has('staff')).toBe(false)
    expect(await isOpen(copy)).toBe(false)
    expect((await copy.call('GET', '/api/session')).body).toEqual({ staff: null })
  })
  test('ends after half an hour without a call', async () => {
    const browser = await signedInBrowser(world.url)
    for (let round = 0; round < 3; round += 1) {
      world.clock.advance(20 * minute)
      expect(await isOpen(browser)).toBe(true)
    }
    world.clock.advance(31 * minute)
    expect(await isOpen(browser)).toBe(false)
  })
  test('ends after twelve hours of use, and stays ended if the clock is set back', async () => {
    const browser = await signedInBrowser(world.url)
    for (let round = 0; round < 35; round += 1) {
      world.clock.advance(20 * minute)
      expect(await isOpen(browser), `after ${round + 1} rounds`).toBe(true)
    }
    world.clock.advance(19 * minute)
    expect(await isOpen(browser)).toBe(true)
    world.clock.advance(minute + 1000)
    expect(await isOpen(browser)).toBe(false)
    world.clock.advance(-60 * minute)
    expect(await isOpen(browser)).toBe(false)
  })
  test('that was opened in the future is not valid', async () => {
    const browser = await signedInBrowser(world.url)
    world.clock.advance(-24 * 60 * minute)
    expect(await isOpen(browser)).toBe(false)
    world.clock.advance(24 * 60 * minute)
    expect(await isOpen(browser)).toBe(false)
  })
  test('on another device ends by signing out everywhere', async () => {
    const [here, there] = [await signedInBrowser(world.url), await signedInBrowser(world.url)]
    await here.call('DELETE', '/api/session?everywhere=true')
    expect([await isOpen(here), await isOpen(there)]).toEqual([false, false])
  })
})

describe('a changed password', () => {
  test('ends the other sessions and keeps this one under a new id; the old id is invalid', async () => {
    const [here, there] = [
      await signedInBrowser(world.url, 'vehicle'),
      await signedInBrowser(world.url, 'vehicle'),
    ]
    const before = here.cookies.get('staff')
    const change = (current: string, next: string) =>
      here.call('PUT', '/api/session/password', { current, next })
    expect((await change('not this', 'a longer secret')).status).toBe(401)
    expect((await change(passwords.vehicle, 'short')).status).toBe(400)
    expect((await change(passwords.vehicle, 'a longer secret')).status).toBe(204)
    expect(here.cookies.get('staff')).not.toBe(before)
    const who = async (browser: typeof here) => (await browser.call('GET', '/api/session')).body
    expect(await who(here)).toMatchObject({ staff: { username: 'vehicle' } })
    expect(await who(there)).toEqual({ staff: null })
    const again = (password: string) =>
      staffBrowser(world.url).call('POST', '/api/session', { username: 'vehicle', password, as: 'vehicle' })
    expect((await again(passwords.vehicle)).status).toBe(401)
    expect((await again('a longer secret')).status).toBe(201)
    expect((await change('a longer secret', passwords.vehicle)).status).toBe(204)
  })
  test('is accepted when the same change is sent again, as after a lost answer', async () => {
    const phone = await signedInBrowser(world.url, 'vehicle')
    const change = { current: passwords.vehicle, next: 'a longer secret' }
    for (let n = 0; n < 2; n += 1)
      expect((await phone.call('PUT', '/api/session/password', change)).status).toBe(204)
    const back = { current: change.next, next: change.current }
    expect((await phone.call('PUT', '/api/session/password', back)).status).toBe(204)
  })
  test('reset by the machine’s owner ends every session', async () => {
    const browser = await signedInBrowser(world.url)
    const { rows } = await world.owner.query(
      `select password_hash from staff_accounts where username = 'admin'`,
    )
    await resetPassword(world.context.db, { username: 'admin', enable: false, at: new Date() })
    expect(await isOpen(browser)).toBe(false)
    await world.owner.query(`update staff_accounts set password_hash = $1 where username = 'admin'`, [
      rows[0].password_hash,
    ])
  })
})

describe('another site’s page', () => {
  test('cannot write with a staff cookie', async () => {
    const browser = await signedInBrowser(world.url)
    const account = { username: 'planted', roles: ['admin'] }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ] as Record<string, string>[]) {
      const { status } = await browser.call('POST', '/api/staff-accounts', account, headers)
      expect([headers, status]).toEqual([headers, 403])
    }
    // A multipart form from a browser that sends no Origin header.
    const cookie = `staff=${browser.cookies.get('staff')}`
    const bring = async (headers: Record<string, string>) =>
      (await fetch(`${world.url}/api/facilities/file`, { method: 'POST', headers, body: csvForm('x') }))
        .status
    expect(await bring({ cookie })).toBe(403)
    expect(await bring({ cookie, origin: world.url })).toBe(200)
    expect((await browser.call('GET', '/api/session?everywhere=true')).status).toBe(200)
    expect(await isOpen(browser)).toBe(true)
    const { rows } = await world.owner.query(`select from staff_accounts where username = 'planted'`)
    expect(rows).toEqual([])
  })
})
