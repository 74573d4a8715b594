import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLooks } from '#kit/server/looks.ts'
import { deliveryOf } from '#kit/server/push-client.ts'
import { newPhone, openPushService } from '#tests/push-service.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import {
  chiefOf,
  complain,
  type Desk,
  deskOf,
  deskWithAccount,
  openCases,
  reportMissing,
} from '../test-cases.ts'

let service: Awaited<ReturnType<typeof openPushService>>
let world: World
let chief: Desk
beforeAll(async () => {
  // The stand-in service has a self-signed certificate.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  service = await openPushService()
  world = await openWorld({ env: { PUSH_SERVICES: service.host } })
  chief = await chiefOf(world)
})
afterAll(async () => {
  await world?.close()
  await service?.close()
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
})
beforeEach(async () => {
  await world.empty(
    ...['cases', 'duty_posts', 'duty_shifts', 'push_subscriptions', 'complaints'],
    ...['missing_person_reports', 'limits'],
  )
  service.arrived.length = 0
  service.answers.clear()
})
async function subscribe(path: string, language: 'en' | 'hi' = 'en') {
  const phone = newPhone(service.host, path)
  const answer = await chief.call('POST /api/case-pushes', { ...phone.input, language })
  expect([answer.status, answer.body]).toEqual([204, undefined])
  return phone
}
const count = async (table: string) =>
  (await world.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('pushes of one kind within a minute become one push per phone; another kind is sent at once', async () => {
  await subscribe('/chief')
  await reportMissing(world)
  await expect.poll(() => service.arrived.length).toBe(1)
  for (let n = 0; n < 20; n += 1) await reportMissing(world)
  await expect.poll(() => count('cases where step = 1')).toBe(21)
  // One waits for the end of the minute and announces all of them.
  await expect.poll(() => count('push_messages')).toBe(1)
  expect(service.arrived).toHaveLength(1)
  await complain(world)
  await expect.poll(() => service.arrived.length).toBe(2)
  await world.owner.query(`update push_messages set next_at = now()`)
  await world.context.looks.run('cases')
  await expect.poll(() => count('push_messages')).toBe(0)
  expect(service.arrived).toHaveLength(3)
})

test('a lost phone gets no more pushes once its account is signed out everywhere, changes its password, or is closed', async () => {
  const ways = {
    '/everywhere': (desk: Desk) => desk.call('DELETE /api/session?everywhere=true', undefined),
    '/password': ({ id }: Desk) => chief.call(`POST /api/staff-accounts/${id}/password`, {}),
    '/closed': ({ id }: Desk) => chief.call(`PATCH /api/staff-accounts/${id}`, { isDisabled: true }),
  }
  await subscribe('/chief')
  for (const [path, end] of Object.entries(ways)) {
    const desk = await deskWithAccount(world, 'help-desk')
    await desk.call('POST /api/case-pushes', { ...newPhone(service.host, path).input, language: 'hi' })
    expect([path, await count('push_subscriptions')]).toEqual([path, 2])
    expect((await end(desk)).status, path).toBeLessThan(300)
    expect([path, await count('push_subscriptions')]).toEqual([path, 1])
  }
})

describe('a new case', () => {
  test('reaches each phone with the guide closed once, encrypted for it, in its language, without a word of the report', async () => {
    const [english, hindi] = [await subscribe('/a'), await subscribe('/b', 'hi')]
    await reportMissing(world, 'Secret words')
    await expect.poll(() => service.arrived.length).toBe(2)
    const sent = (path: string) => service.arrived.find(one => one.path === path)
    const first = english.read(sent('/a')?.body ?? Buffer.alloc(0)).notification
    const second = hindi.read(sent('/b')?.body ?? Buffer.alloc(0)).notification
    expect(first).toMatchObject({ title: 'New case: Missing person', body: '', lang: 'en' })
    expect(second).toMatchObject({ title: 'नया मामला: बिछड़ा व्यक्ति', lang: 'hi' })
    expect(first.navigate).toMatch(/^\/admin\/cases\?case=[0-9a-f-]{36}$/)
    expect(JSON.stringify([first, second])).not.toContain('Secret')
    expect(sent('/a')?.headers).toMatchObject({ urgency: 'high', topic: first.tag?.replaceAll('-', '') })
    expect(Number(sent('/a')?.headers.ttl)).toBeLessThanOrEqual(1800)
    await expect.poll(() => count('push_messages')).toBe(0)
  })
  test('that asks those near a missing child gives age, clothes, first name and post, but no surname', async () => {
    const phone = await subscribe('/near', 'hi')
    const { rows } = await world.owner.query(
      `insert into missing_person_reports (id, name, phone, is_found, person, first_name, sex, age_band, colours, garments,
         fingerprint, notice_version, notice_language, created_at)
       values (gen_random_uuid(), 'Asha', '9876500001', false, 'Secret words', 'Gudiya Kumari', 'female', 'child', '{yellow}',
         '{frock}', '', 'v1', 'hi', now()) returning id`,
    )
    await world.owner.query(
      `insert into searches (person_id, place_en, place_hi, lat, lng, since)
       values ($1, 'Post G 27', 'पोस्ट G 27', 26.12, 85.39, '2027-07-26T13:40:00Z')`,
      [rows[0].id],
    )
    await world.owner.query(`insert into search_rings (person_id, ring, told) values ($1, 1, '{admin}')`, [
      rows[0].id,
    ])
    const post = crypto.randomUUID()
    await chief.call('POST /api/duty/posts', { id: post, name: { en: 'Post G 27', hi: 'पोस्ट G 27' } })
    await chief.call('PUT /api/duty', { post, hours: 8 })
    await world.context.looks.run('lasting cases')
    const heard = () => service.arrived.map(({ body }) => phone.read(body).notification)
    await expect.poll(heard).toContainEqual(
      expect.objectContaining({
        title: 'नया मामला: आपके पास कोई बिछड़ा है',
        body: 'लड़की, 12 साल से कम · पीली फ्रॉक · Gudiya · पोस्ट G 27, शाम 7:10 बजे',
      }),
    )
    expect(JSON.stringify(heard())).not.toMatch(/Kumari|Secret|9876500001/)
  })
  test('is signed with the key that browsers subscribed with', async () => {
    const { body } = await chief.call<{ key: string }>('GET /api/case-pushes/key')
    await subscribe('/a')
    await complain(world)
    await expect.poll(() => service.arrived.length).toBe(1)
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(service.arrived[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(body.key)
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `https://${service.host}`,
    })
    const point = Buffer.from(body.key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
    expect(
      verifySignature('sha256', Buffer.from(`${head}.${claims}`), how, Buffer.from(signature, 'base64url')),
    ).toBe(true)
  })
  test('is sent once by two servers with one database', async () => {
    const { announceCases } = await import('../announce.server.ts')
    const second = announceCases({
      ...world.context,
      looks: createLooks(world.context.app.log),
      app: { ...world.context.app, addHook: () => {} } as never,
    })
    for (let phone = 0; phone < 40; phone += 1) {
      const { endpoint, keys } = newPhone(service.host, `/${phone}`).input
      await world.owner.query(
        `insert into push_subscriptions (endpoint, p256dh, auth, language, staff_id) values ($1, $2, $3, 'en', $4)`,
        [endpoint, keys.p256dh, keys.auth, chief.id],
      )
    }
    await complain(world)
    await Promise.all([second.look(), second.look()])
    await expect.poll(() => service.arrived.length).toBe(40)
    await expect.poll(() => count('push_messages')).toBe(0)
    expect(new Set(service.arrived.map(({ path }) => path)).size).toBe(40)
    expect(service.arrived.length).toBe(40)
    await second.stop()
  })
  test('is sent to nobody whose account may not see it, or is disabled', async () => {
    await subscribe('/a')
    await world.owner.query(`update staff_accounts set roles = '{viewer}' where id = $1`, [chief.id])
    await complain(world)
    const step = async () => (await world.owner.query('select step from cases')).rows[0]?.step
    await expect.poll(step).toBe(1)
    await world.owner.query(
      `update staff_accounts set roles = '{admin}', disabled_at = now() where id = $1`,
      [chief.id],
    )
    await complain(world)
    await expect.poll(() => count('cases where step = 1')).toBe(2)
    await world.owner.query('update staff_accounts set disabled_at = null where id = $1', [chief.id])
    expect([await count('push_messages'), service.arrived.length]).toEqual([0, 0])
  })
})

describe('a message', () => {
  test('to a phone that no longer exists deletes its subscription', async () => {
    await subscribe('/gone')
    service.answers.set('/gone', { status: 410 })
    await complain(world)
    await expect.poll(() => count('push_subscriptions')).toBe(0)
    expect(await count('push_messages')).toBe(0)
  })
  test('to a busy push service waits as long as the service asks, and the phone stays subscribed', async () => {
    await subscribe('/busy')
    // Some services name parts of a second.
    service.answers.set('/busy', { status: 429, headers: { 'retry-after': '120.5' } })
    await complain(world)
    const wait = async () =>
      (
        await world.owner.query(
          'select round(extract(epoch from next_at - now()))::int as s from push_messages',
        )
      ).rows[0]?.s
    await expect.poll(wait).toBeGreaterThan(100)
    service.answers.clear()
    await world.owner.query('update push_messages set next_at = now()')
    await world.context.looks.run('cases')
    await expect.poll(() => count('push_messages')).toBe(0)
    expect([service.arrived.length, await count('push_subscriptions')]).toEqual([2, 1])
  })
  test('is not sent once it has expired, or once somebody has taken the case', async () => {
    await subscribe('/busy')
    service.answers.set('/busy', { status: 503 })
    await complain(world)
    await expect.poll(() => service.arrived.length).toBe(1)
    // As if a minute had passed.
    await world.owner.query('delete from push_turns')
    await complain(world)
    await expect.poll(() => service.arrived.length).toBe(2)
    service.answers.clear()
    const desk = deskOf(world, 'help-desk')
    const [first, second] = await openCases(desk)
    await desk.call(`POST /api/cases/${first?.id}/take`, {})
    await world.owner.query(
      `update push_messages set next_at = now(), expires_at = case when case_id = $1 then now() else expires_at end`,
      [second?.id],
    )
    await world.context.looks.run('cases')
    await expect.poll(() => count('push_messages')).toBe(0)
    expect(service.arrived.length).toBe(2)
  })
  test.each([
    [201, 'sent'],
    [400, 'gone'],
    [413, 'refused'],
    [500, 'later'],
  ])('answered with %i is %s', (status, outcome) => {
    expect(deliveryOf({ status, headers: new Headers() })).toMatchObject({ outcome })
  })
})

describe('a subscription', () => {
  test.each(['https://example.in/x', 'http://fcm.googleapis.com/x', 'https://fcm.googleapis.com.evil.in/x'])(
    'to %s is refused, and the server sends nothing there',
    async endpoint => {
      const { input } = newPhone(service.host, '/a')
      expect((await chief.call('POST /api/case-pushes', { ...input, endpoint })).status).toBe(400)
    },
  )
  test('ends when its phone asks; beyond eight per account the oldest end too', async () => {
    const { input } = await subscribe('/a')
    await chief.call('POST /api/case-pushes/end', { endpoint: input.endpoint })
    expect(await count('push_subscriptions')).toBe(0)
    for (let phone = 0; phone < 10; phone += 1) await subscribe(`/${phone}`)
    expect(await count('push_subscriptions')).toBe(8)
  })
})
