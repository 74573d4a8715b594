import { describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { StaffItem } from './staff-contract.ts'
import { listed, post, visitor } from './test-items.ts'
import { admin, deeds, staffForAll, stranger } from './test-staff.ts'

staffForAll()

const change = (id: string, body: object) =>
  visitor.call<StaffItem>(`PATCH /api/lost-found-items/${id}`, body)
const inList = async (list: string) =>
  (await visitor.call<{ items: StaffItem[]; total: number }>(`GET /api/lost-found-items?list=${list}`)).body

describe('an admin', () => {
  test('hides a thing: it leaves the list together with its picture and number, on record', async () => {
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
    // Hidden does not mean deleted: staff still see it, and no cache may store it.
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

  test('reopens only what the card shows: a person moved to the control room meanwhile stays there', async () => {
    const item = await post()
    const { status, hidden_reason } = (await change(item.id, { status: 'hidden', reason: 'Reported twice' }))
      .body
    await visitor.call(`POST /api/lost-found-items/${item.id}/person`)
    expect(await change(item.id, { status: 'open', instead_of: { status, hidden_reason } })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    const [kept] = (await inList('closed')).items
    expect(kept).toMatchObject({ status: 'hidden', hidden_reason: 'person' })
    expect(await stranger(item.images)).toBe(404)
    // Whoever sees where it is may open it again.
    const seen = { status: 'hidden', hidden_reason: 'person' }
    expect((await change(item.id, { status: 'open', instead_of: seen })).body.status).toBe('open')
  })

  test('verifies a help desk, and everybody sees that', async () => {
    const item = await post({ submitted_at: 'Helpdesk 2', helpdesk_contact: '155304' })
    expect((await listed(1)).items[0]?.helpdesk_verified).toBe(false)
    await change(item.id, { helpdesk_verified: true })
    await eventually(async () => (await listed(1)).items[0]?.helpdesk_verified)
  })

  test('approves it if pictures are checked first', async () => {
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

  test('sees numbers one at a time, on record; no list contains them', async () => {
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

  test('gets 404 for what does not exist and 400 for an invalid decision', async () => {
    const item = await post()
    expect((await change(crypto.randomUUID(), { status: 'open' })).status).toBe(404)
    for (const body of [{ status: 'hidden' }, { status: 'gone' }, { name: 'x' }, {}, { phone: '1' }])
      expect((await change(item.id, body)).status).toBe(400)
  })
})
