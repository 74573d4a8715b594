import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quarters } from '#tests/photos/corpus.ts'
import { eventually } from '#tests/world/eventually.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { Item, ItemList, OwnItem } from './contract.ts'
import type { MissingPersonReport } from './missing-person/contract.ts'
import type { StaffItem } from './staff-contract.ts'

let world: World
let visitor: Visitor
let photo: Buffer
const admin = staffMember('admin')
beforeAll(async () => {
  world = await openWorld()
  photo = await quarters().jpeg().toBuffer()
})
afterAll(() => world.close())
beforeEach(async () => {
  visitor = newVisitor(world)
  world.signIn(admin)
  await world.owner.query('truncate lost_found_items, missing_person_reports cascade')
  await world.owner.query('truncate limits')
  await world.owner.query('alter table audit_log disable trigger audit_log_is_kept')
  await world.owner.query('truncate audit_log')
  await world.owner.query('alter table audit_log enable trigger audit_log_is_kept')
  await world.house.prepared.changed('lost-found')
  await listed(0)
})

const form = (fields: Record<string, string>, picture?: Buffer) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (picture) data.set('photo', new Blob([new Uint8Array(picture)]), 'IMG.jpg')
  return data
}
const notice = { notice_version: 'v1', notice_language: 'hi' }
const post = async (change: Record<string, string> = {}) => {
  const fields = {
    id: crypto.randomUUID(),
    type: 'Found',
    kind: 'other',
    name: 'Mohan Sah',
    phone: '9876500010',
    description: 'A boy in a blue shirt',
    show_phone: 'true',
    ...notice,
    ...change,
  }
  return (await visitor.call<Item>('POST /api/lost-found', form(fields, photo))).body
}
const listed = (count: number) =>
  eventually(async () => {
    const { body } = await visitor.call<ItemList>('GET /api/lost-found')
    return body.items.length === count ? body : undefined
  })
const change = (id: string, body: object) =>
  visitor.call<StaffItem>(`PATCH /api/lost-found-items/${id}`, body)
const inList = async (list: string) =>
  (await visitor.call<{ items: StaffItem[]; total: number }>(`GET /api/lost-found-items?list=${list}`)).body
const deeds = async () =>
  (await world.owner.query('select action, subject, subject_id, before, after from audit_log order by id'))
    .rows
const stranger = async (path: string) => {
  world.signIn(undefined)
  const { status } = await newVisitor(world).call(`GET ${path}`)
  world.signIn(admin)
  return status
}

describe('an admin', () => {
  test('hides a thing: it leaves the list, its picture and its number, on record', async () => {
    const item = await post()
    await listed(1)
    expect(
      (await change(item.id, { status: 'hidden', reason: 'Not a thing of the fair' })).body,
    ).toMatchObject({
      status: 'hidden',
      hidden_reason: 'Not a thing of the fair',
    })
    await listed(0)
    expect(await stranger(item.images)).toBe(404)
    // Hidden is not deleted: staff still see it, and nobody on the way may keep it.
    const seen = await visitor.call(`GET ${item.images}`)
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    world.signIn(undefined)
    expect((await newVisitor(world).call(`POST /api/lost-found/${item.id}/phone`)).status).toBe(404)
    expect(await deeds()).toMatchObject([
      { action: 'changed', subject: 'lost-found', subject_id: item.id, before: { status: 'open' } },
    ])
  })

  test('resolves and reopens it', async () => {
    const item = await post()
    await change(item.id, { status: 'resolved' })
    await listed(0)
    expect((await inList('closed')).items.map(row => row.id)).toEqual([item.id])
    await change(item.id, { status: 'open' })
    await listed(1)
    expect((await inList('open')).total).toBe(1)
  })

  test('vouches for a help desk, and everybody sees it', async () => {
    const item = await post({ submitted_at: 'Helpdesk 2', helpdesk_contact: '155304' })
    expect((await listed(1)).items[0]?.helpdesk_verified).toBe(false)
    await change(item.id, { helpdesk_verified: true })
    await eventually(async () => (await listed(1)).items[0]?.helpdesk_verified)
  })

  test('approves it where pictures are looked at first', async () => {
    await world.owner.query(
      `insert into settings (key, value) values ('photo-contest', '{"only_approved":true,"is_closed":false}')`,
    )
    const item = await post()
    expect((await inList('waiting')).items.map(row => row.id)).toEqual([item.id])
    expect(await stranger(item.images)).toBe(404)
    await change(item.id, { is_approved: true })
    await listed(1)
    expect(await stranger(item.images)).toBe(200)
    await world.owner.query('delete from settings')
  })

  test('sees a number one at a time, on record; no list carries it', async () => {
    const item = await post()
    expect(JSON.stringify(await inList('open'))).not.toContain('9876500010')
    const seen = await visitor.call(`POST /api/lost-found-items/${item.id}/phone`)
    expect(seen.body).toEqual({ phone: '9876500010' })
    expect((await world.owner.query('select staff_id from lost_found_reveals')).rows).toEqual([
      { staff_id: admin.id },
    ])
    const log = JSON.stringify(await deeds())
    expect(log).toContain('number-seen')
    expect(log).not.toContain('9876500010')
  })

  test('meets 404 for what is not there and 400 for what is no decision', async () => {
    const item = await post()
    expect((await change(crypto.randomUUID(), { status: 'open' })).status).toBe(404)
    for (const body of [{ status: 'hidden' }, { status: 'gone' }, { name: 'x' }, {}, { phone: '1' }])
      expect((await change(item.id, body)).status).toBe(400)
  })
})

describe('a post that shows a person', () => {
  test('goes to the control room with one call, out of everybody’s sight', async () => {
    const item = await post()
    await listed(1)
    const moved = await visitor.call(`POST /api/lost-found-items/${item.id}/person`)
    expect(moved.body).toMatchObject({ status: 'hidden', hidden_reason: 'person', can_reveal: false })
    await listed(0)
    expect(await stranger(item.images)).toBe(404)
    world.signIn(undefined)
    // Not even who posted it sees the picture.
    expect((await visitor.call(`GET ${item.images}`)).status).toBe(404)
    const mine = await visitor.call<{ items: OwnItem[] }>('GET /api/lost-found/mine')
    expect(mine.body.items).toMatchObject([{ status: 'hidden' }])
    world.signIn(admin)
    const { body } = await visitor.call<{ reports: MissingPersonReport[] }>('GET /api/missing-persons')
    expect(body.reports).toMatchObject([
      {
        person: 'A boy in a blue shirt',
        phone: '9876500010',
        is_found: true,
        was_post: true,
        has_photo: true,
      },
    ])
    const picture = await visitor.call(`GET /api/missing-persons/${body.reports[0]?.id}/photo`)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test('stays out of sight when somebody posts its picture again', async () => {
    const item = await post()
    await visitor.call(`POST /api/lost-found-items/${item.id}/person`)
    const again = await post({ description: 'Found again' })
    expect(again.images).toBe(item.images)
    expect(await stranger(again.images)).toBe(404)
  })

  test('moved twice, also at the same time, is one report', async () => {
    const item = await post()
    const path = `POST /api/lost-found-items/${item.id}/person`
    await Promise.all(Array.from({ length: 5 }, () => visitor.call(path)))
    expect((await world.owner.query('select from missing_person_reports')).rowCount).toBe(1)
    expect((await deeds()).filter(deed => deed.action === 'moved-to-control-room')).toHaveLength(1)
  })
})

describe('a report of a person', () => {
  const canary = { name: 'Canary Devi', phone: '9876500077', person: 'Canary, six years, red frock' }
  const report = (fields: object = {}, picture?: Buffer) =>
    visitor.call<{ id: string; created_at: string; code?: string }>(
      'POST /api/missing-persons',
      form({ id: crypto.randomUUID(), is_found: 'false', ...canary, ...notice, ...fields }, picture),
    )

  test('is answered with a receipt and nothing else', async () => {
    world.signIn(undefined)
    const { status, body } = await report({}, photo)
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id', 'created_at'])
  })

  test('is in no byte that visitors or vehicle staff can read', async () => {
    const stream = await fetch(`${world.url}/api/live?topics=lost-found,missing-person,missing-persons`)
    // Another picture than the posts above: the same one would be the same photo.
    const { body } = await report({}, await quarters(200, 150).jpeg().toBuffer())
    await report()
    for (const role of [undefined, 'vehicle'] as const) {
      world.signIn(role && staffMember(role))
      const anybody = newVisitor(world)
      for (const path of ['/api/lost-found', '/api/openapi.json', '/api/feedback', '/missing-person'])
        expect(JSON.stringify((await anybody.call<unknown>(`GET ${path}`)).body)).not.toMatch(/Canary|98765/)
      expect((await anybody.call('GET /api/missing-persons')).status).toBe(role ? 403 : 401)
      expect((await anybody.call(`GET /api/missing-persons/${body.id}/photo`)).status).toBe(role ? 403 : 401)
    }
    const { rows } = await world.owner.query('select image_hash from missing_person_reports where id = $1', [
      body.id,
    ])
    expect(await stranger(`/photos/${rows[0].image_hash}/320.webp`)).toBe(404)
    await stream.body?.cancel()
    const { rows: pushed } = await world.owner.query('select topic, data from live_events')
    expect(JSON.stringify(pushed)).not.toMatch(/Canary|missing/)
  })

  test('sent again is one; without words, name or phone it is refused', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => report({ id }, photo)))
    expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
    expect((await report({ id, person: 'Other' }, photo)).status).toBe(422)
    for (const wrong of [
      { person: ' ' },
      { name: '' },
      { phone: '123' },
      { is_found: 'x' },
      { status: 'open' },
    ])
      expect((await report(wrong)).status).toBe(400)
    expect((await world.owner.query('select from missing_person_reports')).rowCount).toBe(1)
  })

  test('is worked on by admins; looks and changes are on record, without its words', async () => {
    const { body } = await report()
    await visitor.call('GET /api/missing-persons')
    const path = `PATCH /api/missing-persons/${body.id}`
    const done = { status: 'closed', note: 'Canary found at the temple gate' }
    expect((await visitor.call(path, done)).body).toMatchObject(done)
    const log = await deeds()
    expect(log.map(deed => deed.action)).toEqual(['seen', 'changed'])
    expect(JSON.stringify(log)).not.toContain('Canary')
    expect((await visitor.call(`PATCH /api/missing-persons/${crypto.randomUUID()}`, done)).status).toBe(404)
  })
})
