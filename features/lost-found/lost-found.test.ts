import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quarters } from '#tests/photos/corpus.ts'
import { eventually } from '#tests/world/eventually.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { Item, ItemList, OwnItem } from './contract.ts'

let world: World
let visitor: Visitor
let photo: Buffer
beforeAll(async () => {
  world = await openWorld()
  photo = await quarters().jpeg().toBuffer()
})
afterAll(() => world.close())
beforeEach(async () => {
  visitor = newVisitor(world)
  await world.owner.query('truncate lost_found_items cascade')
  await world.owner.query('truncate limits, settings')
  await world.house.prepared.changed('photo-contest-settings')
  await eventually(async () => (await list()).items.length === 0)
})

const said = (change: Record<string, string> = {}): Record<string, string> => ({
  id: crypto.randomUUID(),
  type: 'Lost',
  kind: 'bag',
  name: 'Mohan Sah',
  phone: '98765 00010',
  description: 'नीला झोला',
  show_phone: 'true',
  notice_version: 'lost-found-1',
  notice_language: 'hi',
  ...change,
})
function form(fields: Record<string, string>, picture: Buffer | null = photo): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (picture) data.set('photo', new Blob([new Uint8Array(picture)]), 'IMG_0001.jpg')
  return data
}
const send = (fields: Record<string, string>, by = visitor, picture: Buffer | null = photo) =>
  by.call<Item>('POST /api/lost-found', form(fields, picture))
const list = async () => (await visitor.call<ItemList>('GET /api/lost-found')).body
const listed = (count: number) =>
  eventually(async () => {
    const all = await list()
    return all.items.length === count ? all : undefined
  })
const reveal = (id: string, by = visitor) => by.call<{ phone: string }>(`POST /api/lost-found/${id}/phone`)
const picture = async (item: Item, by = visitor) => (await by.call(`GET ${item.images}`)).status

describe('a thing', () => {
  test('is answered, listed and pushed as the same row, without its number', async () => {
    const stream = await fetch(`${world.url}/api/live?topics=lost-found`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    const { status, body } = await send(
      said({ type: 'Found', submitted_at: 'Helpdesk 2', helpdesk_contact: '06212 240112' }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      type: 'Found',
      kind: 'bag',
      name: 'Mohan Sah',
      phone_masked: '98••••••10',
      can_reveal: true,
      width: 160,
      height: 120,
      submitted_at: 'Helpdesk 2',
      helpdesk_contact: '06212 240112',
      helpdesk_verified: false,
    })
    const all = await listed(1)
    expect(all).toEqual({ items: [body], counts: { Lost: 0, Found: 1 } })
    let heard = ''
    await eventually(async () => {
      heard += (await reader?.read())?.value ?? ''
      return heard.includes(body.id)
    })
    expect(JSON.parse(/event: lost-found\ndata: (.*)\n/.exec(heard)?.[1] ?? '')).toEqual(body)
    expect(heard).not.toContain('9876500010')
    await reader?.cancel()
    expect(await picture(body)).toBe(200)
  })

  test('that is lost names no help desk', async () => {
    const { body } = await send(said({ submitted_at: 'Helpdesk 2', helpdesk_contact: '06212 240112' }))
    expect([body.submitted_at, body.helpdesk_contact]).toEqual([null, null])
  })

  test('sent again and again is one row; with other words it is refused', async () => {
    const fields = said()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fields)))
    expect(answers.map(answer => answer.status)).toEqual(Array(5).fill(201))
    expect((await send(fields)).body).toEqual(answers[0]?.body)
    expect((await send({ ...fields, name: 'Other' })).status).toBe(422)
    expect((await send(fields, visitor, await quarters(320, 240).jpeg().toBuffer())).status).toBe(422)
    expect((await listed(1)).counts).toEqual({ Lost: 1, Found: 0 })
  })

  test.each([
    ['no name', { name: ' ' }],
    ['no phone', { phone: '' }],
    ['nine digits', { phone: '987650001' }],
    ['letters', { phone: '98765o0010' }],
    ['another type', { type: 'lost' }],
    ['another kind', { kind: 'person' }],
    ['a forged approval', { is_approved: 'true' }],
    ['a NUL', { name: 'a\u0000b' }],
    ['a turned line', { description: '\u202Egpj' }],
    ['a forged verification', { helpdesk_verified: 'true' }],
    ['a novel', { description: 'x'.repeat(301) }],
    ['neither yes nor no', { show_phone: 'maybe' }],
  ])('with %s is refused', async (_, change) => {
    expect((await send(said(change))).status).toBe(400)
    expect((await world.owner.query('select from lost_found_items')).rowCount).toBe(0)
  })

  test('without a photo, or with a file that is none, is refused', async () => {
    expect((await send(said(), visitor, null)).status).toBe(400)
    expect((await send(said(), visitor, Buffer.from('<svg onload=alert(1)>'))).status).toBe(400)
    expect((await list()).items).toEqual([])
  })

  test('of a phone in any writing keeps ten digits', async () => {
    for (const phone of ['+91 98765 00010', '०९८७६५०००१०', '9876500010'])
      expect((await send(said({ phone }))).body.phone_masked).toBe('98••••••10')
    const { rows } = await world.owner.query('select distinct phone from lost_found_items')
    expect(rows).toEqual([{ phone: '9876500010' }])
  })

  test('closes by itself after fifteen days, its picture too', async () => {
    const { body } = await send(said())
    await listed(1)
    world.clock.advance(15 * 86_400_000)
    await world.house.prepared.changed('lost-found')
    await listed(0)
    expect((await reveal(body.id)).status).toBe(404)
    expect(await picture(body, newVisitor(world))).toBe(404)
    world.clock.advance(-15 * 86_400_000)
  })

  test('waits for staff where they look at pictures first, and its sender sees it', async () => {
    await world.owner.query(
      `insert into settings (key, value) values ('photo-contest', '{"only_approved":true,"is_closed":false}')`,
    )
    const { status, body } = await send(said())
    expect(status).toBe(201)
    expect((await list()).items).toEqual([])
    const mine = await visitor.call<{ items: OwnItem[] }>('GET /api/lost-found/mine')
    expect(mine.body.items).toMatchObject([{ id: body.id, under_review: true }])
    expect(await picture(body)).toBe(200)
    expect(await picture(body, newVisitor(world))).toBe(404)
  })

  test('that is older than the list is given on request', async () => {
    const first = await send(said({ name: 'First' }))
    await send(said({ name: 'Other type', type: 'Found' }))
    const last = await send(said({ name: 'Last' }))
    const older = await visitor.call<{ items: Item[] }>(
      `GET /api/lost-found/older?type=Lost&before=${last.body.id}`,
    )
    expect(older.body.items).toEqual([first.body])
  })
})

describe('the number of who reported it', () => {
  test('is given to who asks, logged, and never cached', async () => {
    const { body } = await send(said())
    const finder = newVisitor(world)
    const answer = await reveal(body.id, finder)
    expect([answer.status, answer.body]).toEqual([200, { phone: '9876500010' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { rows } = await world.owner.query('select item_id, device from lost_found_reveals')
    expect(rows).toEqual([{ item_id: body.id, device: expect.any(String) }])
  })

  test('is not given to a program without a cookie', async () => {
    const { body } = await send(said())
    expect((await reveal(body.id, newVisitor(world, false))).status).toBe(401)
  })

  test('of a sixth thing waits until tomorrow; to look again costs nothing', async () => {
    const finder = newVisitor(world)
    const ids: string[] = []
    for (let count = 0; count < 6; count += 1) ids.push((await send(said())).body.id)
    for (const id of ids.slice(0, 5)) expect((await reveal(id, finder)).status).toBe(200)
    const sixth = await reveal(ids[5] ?? '', finder)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect((await reveal(ids[0] ?? '', finder)).status).toBe(200)
    expect((await reveal(ids[5] ?? '', newVisitor(world))).status).toBe(200)
    world.clock.advance(86_400_000)
    expect((await reveal(ids[5] ?? '', finder)).status).toBe(200)
    world.clock.advance(-86_400_000)
  })

  test('is taken by a sweep of one device five times at most', async () => {
    const finder = newVisitor(world)
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) ids.push((await send(said())).body.id)
    const answers = await Promise.all(ids.map(id => reveal(id, finder)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(5)
  })

  test('is not given where its owner did not want it, or no longer wants it', async () => {
    const shy = await send(said({ show_phone: 'false' }))
    expect(shy.body.can_reveal).toBe(false)
    expect((await reveal(shy.body.id)).status).toBe(404)
    const { body } = await send(said())
    const changed = await visitor.call<OwnItem>(`PATCH /api/lost-found/mine/${body.id}`, {
      show_phone: false,
    })
    expect(changed.body).toMatchObject({ can_reveal: false, phone: '9876500010' })
    expect((await reveal(body.id, newVisitor(world))).status).toBe(404)
  })

  test('stands in no byte that a stranger can read', async () => {
    await send(said())
    await listed(1)
    const stranger = newVisitor(world)
    for (const path of ['/api/lost-found', '/api/lost-found/mine', '/lost-found', '/api/openapi.json']) {
      const { body } = await stranger.call<unknown>(`GET ${path}`)
      expect(JSON.stringify(body)).not.toMatch(/9876500010|0100056789|९८७६५/)
    }
  })
})

describe('who reported it', () => {
  test('takes it off the list, and phones that show it are told', async () => {
    const { body } = await send(said())
    await listed(1)
    const stream = await fetch(`${world.url}/api/live?topics=lost-found`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    const path = `PATCH /api/lost-found/mine/${body.id}`
    expect((await visitor.call(path, { status: 'resolved' })).body).toMatchObject({ status: 'resolved' })
    let heard = ''
    await eventually(async () => {
      heard += (await reader?.read())?.value ?? ''
      return heard.includes('"gone": true')
    })
    // What earlier tests posted may still be on its way; of this thing the last word is all there is.
    const told = heard.split('\n').filter(line => line.startsWith('data:') && line.includes(body.id))
    expect(told.at(-1)?.replaceAll(' ', '')).toBe(`data:{"id":"${body.id}","gone":true}`)
    await reader?.cancel()
    await listed(0)
    expect((await reveal(body.id)).status).toBe(404)
    expect((await visitor.call(path, { show_phone: true })).status).toBe(404)
  })

  test('is nobody else', async () => {
    const { body } = await send(said())
    const other = newVisitor(world)
    expect((await other.call(`PATCH /api/lost-found/mine/${body.id}`, { status: 'resolved' })).status).toBe(
      404,
    )
    expect((await other.call<{ items: [] }>('GET /api/lost-found/mine')).body.items).toEqual([])
    await listed(1)
  })

  test('cannot hide it as staff would, nor change its words', async () => {
    const { body } = await send(said())
    for (const change of [{ status: 'hidden' }, { name: 'x' }, { show_phone: 'no' }, {}])
      expect((await visitor.call(`PATCH /api/lost-found/mine/${body.id}`, change)).status).toBe(400)
  })
})
