import { describe, expect, test } from 'vitest'
import { listen, rowOf } from '#kit/server/live/test-live.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { world } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { Item, OwnItem } from './contract.ts'
import { itemsForAll, list, listed, said, send, visitor } from './test-items.ts'

itemsForAll()

const picture = async (item: Item, by = visitor) => (await by.call(`GET ${item.images}`)).status

describe('a thing', () => {
  test('is answered, listed and pushed as the same row, without its phone number', async () => {
    const phone = await listen(world.url, 'lost-found')
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
    const pushed = () => phone.events().map(rowOf)
    await expect.poll(pushed).toContainEqual(body)
    expect(JSON.stringify(phone.told)).not.toContain('9876500010')
    phone.response.destroy()
    expect(await picture(body)).toBe(200)
  })

  test('that is lost names no help desk', async () => {
    const { body } = await send(said({ submitted_at: 'Helpdesk 2', helpdesk_contact: '06212 240112' }))
    expect([body.submitted_at, body.helpdesk_contact]).toEqual([null, null])
  })

  test('sent again and again makes one row; with other words it is refused', async () => {
    const fields = said()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fields)))
    expect(answers.map(answer => answer.status)).toEqual(Array(5).fill(201))
    expect((await send(fields)).body).toEqual(answers[0]?.body)
    expect((await send({ ...fields, name: 'Other' })).status).toBe(422)
    expect((await send(fields, visitor, await quarters(320, 240).jpeg().toBuffer())).status).toBe(422)
    expect((await listed(1)).counts).toEqual({ Lost: 1, Found: 0 })
  })

  test.each([
    ['nine digits', { phone: '987650001' }],
    ['a forged approval', { is_approved: 'true' }],
    ['a turned line', { description: '\u202Egpj' }],
  ])('with %s is refused', async (_, change) => {
    expect((await send(said(change))).status).toBe(400)
    expect((await world.owner.query('select from lost_found_items')).rowCount).toBe(0)
  })

  test('without a photo is refused', async () => {
    expect((await send(said(), visitor, null)).status).toBe(400)
    expect((await list()).items).toEqual([])
  })

  test('stores ten digits however its phone number is written', async () => {
    for (const phone of ['+91 98765 00010', '०९८७६५०००१०', '9876500010'])
      expect((await send(said({ phone }))).body.phone_masked).toBe('98••••••10')
    const { rows } = await world.owner.query('select distinct phone from lost_found_items')
    expect(rows).toEqual([{ phone: '9876500010' }])
  })

  test('closes by itself after fifteen days, and so does its picture', async () => {
    const { body } = await send(said())
    await listed(1)
    world.clock.advance(15 * 86_400_000)
    await world.context.responseCache.changed('lost-found')
    await listed(0)
    expect((await visitor.call(`POST /api/lost-found/${body.id}/phone`)).status).toBe(404)
    expect(await picture(body, newVisitor(world))).toBe(404)
    world.clock.advance(-15 * 86_400_000)
  })

  test('waits for staff if pictures are checked first, and its sender sees that', async () => {
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

  test('too old for the list is returned on request', async () => {
    const first = await send(said({ name: 'First' }))
    await send(said({ name: 'Other type', type: 'Found' }))
    const last = await send(said({ name: 'Last' }))
    const older = await visitor.call<{ items: Item[] }>(
      `GET /api/lost-found/older?type=Lost&before=${last.body.id}`,
    )
    expect(older.body.items).toEqual([first.body])
  })
})

test('the sixth post from one phone within an hour waits for staff; the five before it are shown', async () => {
  for (let count = 0; count < 6; count += 1) expect((await send(said())).status).toBe(201)
  await listed(5)
})
