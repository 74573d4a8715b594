import { generateSync } from 'otplib'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairDate } from '#common/fair-time.ts'
import { passwords } from '#tests/world/accounts.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { meetAt } from '#tests/world/meet-at.ts'
import { type StaffBrowser, signedInBrowser, staffBrowser } from '#tests/world/staff-browser.ts'
import { openWorld } from '#tests/world/world.ts'
import type { Account, AuditEntry } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeEach(async () => {
  await world.empty('limits', 'staff_sessions')
  await world.owner.query(`delete from staff_accounts where username not in ('admin', 'vehicle')`)
  // By now earlier guesses no longer raise the price of signing in.
  world.clock.advance(3_700_000)
  admin = await signedInBrowser(world.url)
})

const add = async (username: string, roles: string[]) => {
  const { status, body } = await admin.call('POST', '/api/staff-accounts', { username, roles })
  expect(status).toBe(201)
  return body as { account: Account; password: string }
}
const signIn = async (username: string, password: string, as: string, code?: string) => {
  const browser = staffBrowser(world.url)
  const claim = { username, password, as, ...(code && { code }) }
  return { browser, ...(await browser.call('POST', '/api/session', claim)) }
}
/** A new account that has signed in. */
const addSignedIn = async (username: string, role: 'admin' | 'vehicle') => {
  const added = await add(username, [role])
  return { ...added, browser: (await signIn(username, added.password, role)).browser }
}
/** The secret of a second factor that the account is offered. */
const offerFactor = async ({ call }: Pick<StaffBrowser, 'call'>, password: string) =>
  (await call('POST', '/api/session/second-factor', { password })).body as { secret: string; uri: string }
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(world.clock() / 1000) })
/** Gives the account a second factor that nobody has. */
const setFactor = ({ id }: Account) =>
  world.owner.query(
    `update staff_accounts set second_factor = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' where id = $1`,
    [id],
  )
const log = async () =>
  ((await admin.call('GET', '/api/audit-log?subject=account')).body as { entries: AuditEntry[] }).entries
const list = async () =>
  ((await admin.call('GET', '/api/staff-accounts')).body as { accounts: Account[] }).accounts

describe('an account', () => {
  test('is created by an admin with a password that is shown once, and may have both roles', async () => {
    const { account, password } = await add('Sunita', ['vehicle', 'admin'])
    expect(account).toMatchObject({ username: 'sunita', roles: ['admin', 'vehicle'], isDisabled: false })
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(JSON.stringify([await list(), await log()])).not.toContain(password)
    for (const console of ['admin', 'vehicle'])
      expect((await signIn('sunita', password, console)).status).toBe(201)
    expect(
      (await admin.call('POST', '/api/staff-accounts', { username: 'SUNITA', roles: ['admin'] })).status,
    ).toBe(409)
    for (const username of ['two words', '', 'a'.repeat(65), '<b>'])
      expect((await admin.call('POST', '/api/staff-accounts', { username, roles: ['admin'] })).status).toBe(
        400,
      )
  })
  test('closed is signed out at once, and reopened has the same password', async () => {
    const { account, password, browser } = await addSignedIn('ravi', 'vehicle')
    const close = (isDisabled: boolean) =>
      admin.call('PATCH', `/api/staff-accounts/${account.id}`, { isDisabled })
    expect((await close(true)).body).toMatchObject({ isDisabled: true })
    expect((await browser.call('GET', '/api/session')).body).toEqual({ staff: null })
    expect((await signIn('ravi', password, 'vehicle')).status).toBe(401)
    await close(false)
    const again = await signIn('ravi', password, 'vehicle')
    expect(again.status).toBe(201)
    // A session that was not used while the account was closed does not come back with it.
    await close(true)
    await close(false)
    expect((await again.browser.call('GET', '/api/session')).body).toEqual({ staff: null })
  })
  test('that loses a role loses its access at once', async () => {
    const { account, password } = await add('meena', ['admin', 'vehicle'])
    const { browser } = await signIn('meena', password, 'admin')
    expect((await browser.call('GET', '/api/staff-accounts')).status).toBe(200)
    await admin.call('PATCH', `/api/staff-accounts/${account.id}`, { roles: ['vehicle'] })
    expect((await browser.call('GET', '/api/staff-accounts')).status).toBe(403)
  })
  test('gets a new password from an admin, who never learns the old one', async () => {
    const { account, password, browser } = await addSignedIn('ravi', 'vehicle')
    const { body } = await admin.call('POST', `/api/staff-accounts/${account.id}/password`)
    const fresh = (body as { password: string }).password
    expect((await browser.call('GET', '/api/session')).body).toEqual({ staff: null })
    expect((await signIn('ravi', password, 'vehicle')).status).toBe(401)
    expect((await signIn('ravi', fresh, 'vehicle')).status).toBe(201)
  })
  test('keeps a reset password that its user changes at the same time', async () => {
    const { account, password, browser } = await addSignedIn('ravi', 'vehicle')
    const change = { current: password, next: 'a longer secret' }
    const reset = `update staff_accounts set password_hash = 'reset' where id = '${account.id}'`
    const [answer] = await meetAt(world, reset, [() => browser.call('PUT', '/api/session/password', change)])
    expect(answer?.status).toBe(401)
    const stored = await world.owner.query('select password_hash from staff_accounts where id = $1', [
      account.id,
    ])
    expect(stored.rows).toEqual([{ password_hash: 'reset' }])
  })
  test('can be changed only by another admin, so that one admin always remains', async () => {
    const own = (await list()).find(({ username }) => username === 'admin')
    expect((await admin.call('PATCH', `/api/staff-accounts/${own?.id}`, { isDisabled: true })).status).toBe(
      409,
    )
    expect((await admin.call('POST', `/api/staff-accounts/${own?.id}/password`)).status).toBe(409)
    const { account, browser } = await addSignedIn('second', 'admin')
    const close = (by: StaffBrowser, id = '') =>
      by.call('PATCH', `/api/staff-accounts/${id}`, { isDisabled: true })
    const answers = await meetAt(world, 'select from staff_accounts for update', [
      () => close(admin, account.id),
      () => close(browser, own?.id),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await world.owner.query(`update staff_accounts set disabled_at = null where username = 'admin'`)
  })
  test('has an entry in the audit log for every change', async () => {
    const { account } = await add('ravi', ['vehicle'])
    await admin.call('PATCH', `/api/staff-accounts/${account.id}`, { roles: ['admin'] })
    await admin.call('PATCH', `/api/staff-accounts/${account.id}`, { roles: ['admin'] })
    await admin.call('POST', `/api/staff-accounts/${account.id}/password`)
    expect((await log()).slice(0, 3)).toMatchObject([
      { action: 'password-reset', username: 'admin', subjectId: account.id, before: null, after: null },
      { action: 'changed', before: { roles: ['vehicle'] }, after: { roles: ['admin'] } },
      { action: 'added', after: { username: 'ravi', roles: ['vehicle'] } },
    ])
  })
})

describe('a second factor', () => {
  test('is set up with a code and then required; each code is valid once', async () => {
    const { password, browser } = await addSignedIn('kiran', 'admin')
    const { secret, uri } = await offerFactor(browser, password)
    expect(uri).toContain(`secret=${secret}`)
    expect((await signIn('kiran', password, 'admin')).status).toBe(201)
    expect((await browser.call('PUT', '/api/session/second-factor', { code: '000000' })).status).toBe(401)
    // Kept, because the code changes every 30 s.
    const setupCode = codeOf(secret)
    expect((await browser.call('PUT', '/api/session/second-factor', { code: setupCode })).status).toBe(200)

    expect((await signIn('kiran', password, 'admin')).body).toMatchObject({ code: 'code-required' })
    expect((await signIn('kiran', 'wrong', 'admin', codeOf(secret))).body).toMatchObject({
      code: 'invalid-credentials',
    })
    // The setup's code cannot be used again.
    expect((await signIn('kiran', password, 'admin', setupCode)).body).toMatchObject({ code: 'invalid-code' })
    world.clock.advance(61_000)
    const code = codeOf(secret)
    const both = await Promise.all([1, 2].map(() => signIn('kiran', password, 'admin', code)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401])

    expect((await browser.call('DELETE', '/api/session/second-factor', { password: 'wrong' })).status).toBe(
      401,
    )
    expect((await browser.call('DELETE', '/api/session/second-factor', { password })).status).toBe(204)
    expect((await signIn('kiran', password, 'admin')).status).toBe(201)

    // A new secret within the same 30 s: its first code is unused, so it is valid.
    const first = codeOf((await offerFactor(browser, password)).secret)
    expect((await browser.call('PUT', '/api/session/second-factor', { code: first })).status).toBe(200)
  })
  test('uses the machine’s time in a rehearsal, whose clock is months ahead', async () => {
    const rehearsal = await openWorld({ practice: { kind: 'rehearsal', aheadMs: 235 * 86_400_000 } })
    try {
      const chief = await signedInBrowser(rehearsal.url)
      const { secret } = await offerFactor(chief, passwords.admin)
      const code = generateSync({ secret, epoch: Math.floor(rehearsal.clock() / 1000) })
      expect((await chief.call('PUT', '/api/session/second-factor', { code })).status).toBe(200)
    } finally {
      await rehearsal.close()
    }
  })
  test('is not added after its offer was taken back', async () => {
    const { account, password, browser } = await addSignedIn('kiran', 'admin')
    const { secret } = await offerFactor(browser, password)
    const code = codeOf(secret)
    const reset = `update staff_accounts set second_factor_offer = null where id = '${account.id}'`
    const [answer] = await meetAt(world, reset, [
      () => browser.call('PUT', '/api/session/second-factor', { code }),
    ])
    expect(answer?.status).toBe(401)
    expect((await signIn('kiran', password, 'admin')).status).toBe(201)
  })
  test('that was lost is removed by another admin', async () => {
    const { account, password } = await add('kiran', ['admin'])
    await setFactor(account)
    expect((await signIn('kiran', password, 'admin')).body).toMatchObject({ code: 'code-required' })
    await admin.call('PATCH', `/api/staff-accounts/${account.id}`, { hasSecondFactor: false })
    expect((await signIn('kiran', password, 'admin')).status).toBe(201)
  })
})

describe('a recovery code', () => {
  const withCodes = async () => {
    const { account, password, browser } = await addSignedIn('kiran', 'admin')
    const { body } = await browser.call('POST', '/api/session/recovery-codes', { password })
    return { account, password, browser, codes: (body as { recoveryCodes: string[] }).recoveryCodes }
  }
  const stranger = (address: string, password: string, code?: string) =>
    staffBrowser(world.url, address).call('POST', '/api/session', {
      ...{ username: 'kiran', password, as: 'admin' },
      ...(code && { code }),
    })

  test('signs in once despite the limit on guesses and without the second factor, on record and with an alarm', async () => {
    const { account, password, codes } = await withCodes()
    expect(new Set(codes).size).toBe(10)
    await setFactor(account)
    await world.owner.query('delete from staff_known_places')
    world.clock.advance(3_700_000)
    for (let guess = 0; guess < 12; guess += 1) await stranger(`10.9.${guess}.1`, 'om namah')
    world.clock.advance(601_000)
    expect((await stranger('198.51.100.1', password)).status).toBe(429)

    const code = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ')
    const both = await Promise.all(['198.51.100.1', '203.0.113.9'].map(at => stranger(at, password, code)))
    expect(both.map(({ status }) => status).filter(status => status === 201)).toHaveLength(1)
    expect(both.find(({ status }) => status === 201)?.body).toMatchObject({ recoveryCodes: 9 })
    const alarms = (await world.context.alarms.active()).filter(({ name }) => name === 'recovery-code-used')
    expect(alarms).toMatchObject([{ count: 1 }])
    const { rows } = await world.owner.query(
      `select action, username from audit_log where subject = 'recovery-code' and subject_id = $1`,
      [account.id],
    )
    expect(rows).toEqual([{ action: 'used', username: 'kiran' }])
    expect((await stranger('192.0.2.200', password, codes[0])).status).not.toBe(201)
    expect((await stranger('192.0.2.201', password, codes[1])).status).toBe(201)
  })
  test('opens nothing with a wrong password or for another account, and allows five guesses', async () => {
    const { password, codes } = await withCodes()
    const other = await add('asha', ['admin'])
    expect((await signIn('asha', other.password, 'admin', codes[0])).body).toMatchObject({ recoveryCodes: 0 })
    await world.owner.query('delete from staff_known_places')
    await world.owner.query('truncate limits')
    world.clock.advance(3_700_000)
    const guesses: number[] = []
    for (let guess = 0; guess < 20; guess += 1)
      guesses.push((await stranger('198.51.100.1', `om namah ${guess}`, codes[0])).status)
    expect(guesses.filter(status => status === 401)).toHaveLength(10)
    expect((await stranger('198.51.100.2', password, codes[1])).status).toBe(201)
  })
  test('is replaced by new ones, which need the password, and is issued with a second factor', async () => {
    const { password, browser, codes } = await withCodes()
    const make = (given: string) => browser.call('POST', '/api/session/recovery-codes', { password: given })
    expect((await make('wrong')).status).toBe(401)
    expect((await make(password)).status).toBe(201)
    expect((await browser.call('GET', '/api/session')).body).toMatchObject({ staff: { recoveryCodes: 10 } })
    const { secret } = await offerFactor(browser, password)
    const code = codeOf(secret)
    const added = await browser.call('PUT', '/api/session/second-factor', { code })
    const { recoveryCodes } = added.body as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    expect((await signIn('kiran', password, 'admin', codes[0])).body).toMatchObject({ code: 'invalid-code' })
    expect((await signIn('kiran', password, 'admin', recoveryCodes[9])).status).toBe(201)
    const { rows } = await world.owner.query('select r::text as row from staff_recovery_codes r')
    for (const { row } of rows)
      for (const made of recoveryCodes) expect(row).not.toContain(made.replaceAll('-', ''))
  })
})

describe('the audit log', () => {
  test('only accepts inserts, from the application and from the owner of the tables', async () => {
    await add('ravi', ['vehicle'])
    for (const sql of [`update audit_log set username = 'x'`, 'delete from audit_log', 'truncate audit_log'])
      for (const pool of [world.context.pool, world.owner])
        await expect(pool.query(sql), sql).rejects.toMatchObject({ code: '42501' })
    expect((await log()).length).toBeGreaterThan(0)
  })
  test('is read page by page', async () => {
    await add('ravi', ['vehicle'])
    await add('mohan', ['vehicle'])
    const [newest] = await log()
    const older = await admin.call('GET', `/api/audit-log?before=${newest?.id}`)
    expect((older.body as { entries: AuditEntry[] }).entries[0]).toMatchObject({
      after: { username: 'ravi' },
    })
    expect((await admin.call('GET', '/api/audit-log?before=x')).status).toBe(400)
    const found = async (search: string) =>
      ((await admin.call('GET', `/api/audit-log?${search}`)).body as { entries: AuditEntry[] }).entries
    const day = fairDate(Date.parse(newest?.at ?? ''))
    const dayAfter = fairDate(Date.parse(newest?.at ?? '') + 86_400_000)
    expect((await found(`username=admin&day=${day}`)).length).toBeGreaterThan(0)
    expect(await found(`username=nobody&day=${day}`)).toEqual([])
    expect(await found(`day=${dayAfter}`)).toEqual([])
  })
  test('records who saw private numbers or pictures, once in ten minutes', async () => {
    for (const list of ['photo-entries?list=waiting', 'photo-entries?list=hidden', 'complaints?list=all'])
      await admin.call('GET', `/api/${list}`)
    const looks = async () =>
      (
        await world.owner.query(
          `select subject from audit_log where action = 'seen' and username = 'admin' order by id`,
        )
      ).rows.map(({ subject }) => subject)
    expect(await looks()).toEqual(['photo-entries', 'complaints'])
    world.clock.advance(601_000)
    await admin.call('GET', '/api/photo-entries?list=waiting')
    expect(await looks()).toEqual(['photo-entries', 'complaints', 'photo-entries'])
  })
  test('has no entry for a failed change', async () => {
    const { audit } = await import('#kit/server/staff/audit.ts')
    const before = (await log()).length
    const staff = { id: crypto.randomUUID(), username: 'admin', roles: ['admin'] as const }
    await world.context.db
      .transaction()
      .execute(async trx => {
        await audit(trx, { staff, at: new Date(), action: 'added', subject: 'account', after: { a: 1 } })
        throw new Error('no')
      })
      .catch(() => {})
    expect(await log()).toHaveLength(before)
  })
})

test('a wrong code after the right password is logged, and three within an hour raise an alarm', async () => {
  const { account, password } = await add('kiran', ['admin'])
  await setFactor(account)
  const active = async () =>
    (await world.context.alarms.active()).filter(({ name }) => name === 'wrong-codes')
  for (let n = 0; n < 3; n += 1) {
    expect(await active()).toEqual([])
    expect((await signIn('kiran', password, 'admin', '000000')).body).toMatchObject({
      code: 'invalid-code',
    })
  }
  const { rows } = await world.owner.query(
    `select action, username, subject_id from audit_log where subject = 'wrong-code' and subject_id = $1`,
    [account.id],
  )
  expect(rows).toEqual(Array(3).fill({ action: 'refused', username: 'kiran', subject_id: account.id }))
  expect(await active()).toMatchObject([{ count: 3 }])
})
