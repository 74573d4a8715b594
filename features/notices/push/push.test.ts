import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPhone, openPushService } from '#tests/push-service.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { Notice } from '../contract.ts'

let service: Awaited<ReturnType<typeof openPushService>>
let world: World
let staff: Visitor
beforeAll(async () => {
  // The stand-in service has a self-signed certificate.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  service = await openPushService()
  world = await openWorld({ env: { PUSH_SERVICES: service.host } })
})
afterAll(async () => {
  await world?.close()
  await service?.close()
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
})
beforeEach(async () => {
  await world.empty('notices', 'notice_phones', 'consent_withdrawals', 'limits')
  world.clock.set(Date.now())
  world.signIn(staffMember('admin'))
  staff = newVisitor(world)
  service.arrived.length = 0
  service.answers.clear()
})
const consent = { notice_version: 'notice-push-1', notice_language: 'hi' }
async function subscribe(path: string, language: 'en' | 'hi' = 'hi', visitor = newVisitor(world)) {
  const phone = newPhone(service.host, path)
  const { status } = await visitor.call('POST /api/notice-pushes', { ...phone.input, language, ...consent })
  expect(status).toBe(204)
  return phone
}
const told = { level: 'warning', text: { en: 'Gate 2 is closed.', hi: 'द्वार 2 बंद है।' }, hours: 1 }
const tell = async (change: object = {}) =>
  (await staff.call<Notice>('POST /api/notices', { id: crypto.randomUUID(), ...told, ...change })).body
const count = async (table: string) =>
  (await world.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n

describe('a notice', () => {
  test('reaches each subscribed phone with the guide closed once, in its language, in a form that iOS reads too', async () => {
    const [english, hindi] = [await subscribe('/a', 'en'), await subscribe('/b')]
    const { id } = await tell()
    await expect.poll(() => service.arrived.length).toBe(2)
    const sent = (path: string) => service.arrived.find(one => one.path === path)
    expect(english.read(sent('/a')?.body ?? Buffer.alloc(0))).toEqual({
      web_push: 8030,
      notification: { title: 'Warning', body: 'Gate 2 is closed.', lang: 'en', tag: id, navigate: '/' },
    })
    expect(hindi.read(sent('/b')?.body ?? Buffer.alloc(0)).notification).toMatchObject({
      title: 'चेतावनी',
      body: 'द्वार 2 बंद है।',
    })
    expect(sent('/a')?.headers).toMatchObject({ urgency: 'high', topic: id.replaceAll('-', '') })
    expect(Number(sent('/a')?.headers.ttl)).toBeLessThanOrEqual(3600)
    await expect.poll(() => count('notice_pushes')).toBe(0)
  })
  test('from a repeated request is not sent twice', async () => {
    await subscribe('/a')
    const id = crypto.randomUUID()
    await tell({ id })
    await tell({ id })
    await expect.poll(() => count('notice_pushes')).toBe(0)
    expect(service.arrived.length).toBe(1)
  })
  test('is not sent once it is over, ended or changed; the changed one is', async () => {
    await subscribe('/busy')
    service.answers.set('/busy', { status: 503 })
    const over = await tell({ hours: 0.25 })
    const ended = await tell()
    const changed = await tell()
    // Refused messages are due again in ten seconds, messages on their way in a minute.
    const refused = () => count(`notice_pushes where tries > 0 and next_at < now() + interval '30 seconds'`)
    await expect.poll(refused).toBe(3)
    expect(service.arrived).toHaveLength(3)
    service.answers.clear()
    await staff.call(`DELETE /api/notices/${ended.id}`)
    world.clock.advance(16 * 60_000)
    const text = { en: 'Gate 3 is closed.', hi: 'द्वार 3 बंद है।' }
    await staff.call(`PUT /api/notices/${changed.id}`, { ...told, text, updated_at: changed.updated_at })
    await world.owner.query('update notice_pushes set next_at = now()')
    await world.context.looks.run('notice pushes')
    expect(await count('notice_pushes')).toBe(0)
    const topics = service.arrived.slice(3).map(({ headers }) => headers.topic)
    expect(topics).toEqual([changed.id.replaceAll('-', '')])
    expect(over.id).not.toBe(changed.id)
  })
  test('deletes the subscription of a phone that no longer exists, and waits for a busy push service', async () => {
    await subscribe('/gone')
    await subscribe('/none')
    await subscribe('/busy')
    service.answers.set('/gone', { status: 410 })
    service.answers.set('/none', { status: 404 })
    service.answers.set('/busy', { status: 429, headers: { 'retry-after': '120' } })
    await tell()
    await expect.poll(() => count('notice_phones')).toBe(1)
    const wait = async () =>
      (await world.owner.query('select extract(epoch from next_at - now())::int as s from notice_pushes'))
        .rows[0]?.s
    await expect.poll(wait).toBeGreaterThan(100)
    expect(await count('notice_pushes')).toBe(1)
  })
  test('of a hold is sent three seconds after the staff’s call, and says where the hold is', async () => {
    await world.empty('holds', 'crowd_status')
    await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, kind, source, latitude, longitude)
       values ('East gate', 'पूर्वी द्वार', '', '', 'gate', 'press', 26.12, 85.39)`,
    )
    const phone = await subscribe('/a')
    const id = crypto.randomUUID()
    await staff.call(`PUT /api/holds/${id}`, {
      what: 'gate',
      place: 'East gate',
      reason: 'crowd',
      minutes: 15,
    })
    const { rows } = await world.owner.query(
      `select next_at > version + interval '2 seconds' as waits from notice_pushes`,
    )
    expect([rows, service.arrived.length]).toEqual([[{ waits: true }], 0])
    await world.owner.query('update notice_pushes set next_at = now()')
    await world.context.looks.run('notice pushes')
    await expect.poll(() => service.arrived.length).toBe(1)
    expect(phone.read(service.arrived[0]?.body ?? Buffer.alloc(0)).notification).toMatchObject({
      data: { near: [{ lat: 26.12, lng: 85.39 }] },
    })
  })
  test('is listed for everybody while the push service does not answer', async () => {
    await subscribe('/slow')
    service.answers.set('/slow', { status: 0 })
    await tell()
    await expect.poll(() => service.arrived.length).toBe(1)
    const list = await newVisitor(world, false).call<{ notices: Notice[] }>('GET /api/notices')
    expect(list.body.notices.length).toBe(1)
  })
})

describe('a subscription', () => {
  test('names no device, number or person', async () => {
    await subscribe('/a')
    const { rows } = await world.owner.query('select * from notice_phones')
    expect(Object.keys(rows[0]).sort().join(' ')).toBe(
      'auth created_at endpoint id language notice_language notice_version p256dh',
    )
    const { rows: limits } = await world.owner.query('select key from limits')
    expect(JSON.stringify(limits)).not.toContain('/a')
  })
  test('renewed keeps one row with the newest language', async () => {
    const visitor = newVisitor(world)
    const { input } = newPhone(service.host, '/a')
    for (const language of ['hi', 'en'])
      await visitor.call('POST /api/notice-pushes', { ...input, language, ...consent })
    const { rows } = await world.owner.query('select language from notice_phones')
    expect(rows).toEqual([{ language: 'en' }])
  })
  test('is withdrawn by its phone, which is logged without its address', async () => {
    const { input } = await subscribe('/a')
    const end = () =>
      newVisitor(world, false).call('POST /api/notice-pushes/end', { endpoint: input.endpoint })
    expect((await end()).status).toBe(204)
    expect(await count('notice_phones')).toBe(0)
    const { rows } = await world.owner.query('select * from consent_withdrawals')
    expect(rows).toMatchObject([{ feature: 'notices', notice_version: 'notice-push-1' }])
    expect(JSON.stringify(rows)).not.toContain(input.endpoint)
    expect((await end()).status).toBe(204)
  })
  test('is refused to a phone without a cookie, for a foreign host, and beyond twenty a day', async () => {
    const { input } = newPhone(service.host, '/a')
    const body = { ...input, language: 'hi', ...consent }
    expect((await newVisitor(world, false).call('POST /api/notice-pushes', body)).status).toBe(401)
    const visitor = newVisitor(world)
    const foreign = { ...body, endpoint: 'https://10.0.0.1/x' }
    expect((await visitor.call('POST /api/notice-pushes', foreign)).status).toBe(400)
    for (let n = 0; n < 20; n += 1) await subscribe(`/${n}`, 'hi', visitor)
    expect((await visitor.call('POST /api/notice-pushes', body)).status).toBe(429)
  })
})
