import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { photoSizes } from '#common/photo.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { knownVisitor, newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { work } from '#tests/world/work.ts'
import { staffMember } from '#tests/world/world.ts'
import { type ComplaintsTables, keepComplaint } from './complaints.server.ts'
import {
  type ComplaintStatus,
  type KeptComplaint,
  looksPerHour,
  missesPerDay,
  type StaffComplaint,
} from './contract.ts'

let visitor: Visitor
let photo: Buffer
worldForAll()
beforeAll(async () => {
  photo = await quarters().jpeg().toBuffer()
})
beforeEach(async () => {
  world.signIn(undefined)
  await world.empty('complaints', 'limits')
  visitor = newVisitor(world)
})

const said = (change: Record<string, string> = {}): Record<string, string> => ({
  id: crypto.randomUUID(),
  category: 'water',
  words: 'हाथी चौक के पास टैंकर में पानी नहीं है।',
  place: 'Hathi Chowk',
  phone: '९८७६५ ०००२०',
  notice_version: 'complaints-1',
  notice_language: 'hi',
  ...change,
})
const send = (fields: Record<string, string>, photo: Buffer | null = null, by = visitor) =>
  by.call<KeptComplaint>('POST /api/complaints', form(fields, { photo }))
const rows = async () => (await world.owner.query('select * from complaints')).rows
/** Looks a complaint up by number, from a phone that has been known for a while. */
const look = (number: string, phone_end?: string, by = knownVisitor(world)) =>
  by.call<ComplaintStatus>('POST /api/complaints/look-ups', { number, phone_end })
const asAdmin = () => world.signIn(staffMember('admin'))
const staffList = async (list = 'open') =>
  (await visitor.call<{ complaints: StaffComplaint[]; total: number }>(`GET /api/complaints?list=${list}`))
    .body

test('a complaint returns a number and a secret; the secret shows its status', async () => {
  const { status, body } = await send(said({ position: '26.12050,85.39120,20' }))
  expect(status).toBe(201)
  expect(body).toMatchObject({ category: 'water', status: 'received', answer: '' })
  expect(body.number).toMatch(/^\d{7}$/)
  const { secret, ...shown } = body
  const seen = await newVisitor(world, false).call(`GET /api/complaints/status/${secret}`)
  expect(seen.body).toEqual(shown)
  expect(await rows()).toMatchObject([
    { phone: '9876500020', place: 'Hathi Chowk', lat: 26.1205, lng: 85.3912, accuracy_m: 20 },
  ])
})

test('the number shows the status to the phone that sent the complaint, and to anyone with the last digits of the phone number', async () => {
  const { body } = await send(said())
  expect((await look(body.number, '0020')).body).toMatchObject({ status: 'received' })
  expect((await look(body.number, undefined, visitor)).status).toBe(200)
  for (const end of [undefined, '0021', '0000']) expect((await look(body.number, end)).status).toBe(404)
  for (const end of ['002', '%%%%', '00200', ' 020']) expect((await look(body.number, end)).status).toBe(400)
  const silent = await send(said({ phone: '' }))
  expect((await look(silent.body.number, '0020')).status).toBe(404)
})

test('numbers cannot be enumerated: a phone, a number and new phones each have their limit', async () => {
  const { body } = await send(said())
  const collector = knownVisitor(world)
  const other = (n: number) => String((Number(body.number) + 1 + n) % 10_000_000).padStart(7, '0')
  for (let tried = 0; tried < looksPerHour; tried += 1)
    expect((await look(other(tried), '0020', collector)).status).toBe(404)
  expect((await look(body.number, '0020', collector)).status).toBe(429)
  const wrong = (n: number) => String(1000 + n)
  for (let tried = 0; tried < missesPerDay; tried += 1)
    expect((await look(body.number, wrong(tried))).status).toBe(404)
  expect(await look(body.number, '0020')).toMatchObject({ status: 409, body: { code: 'whole-phone' } })
  // A guesser does not lock out the complaint's own phone or its link.
  expect((await look(body.number, undefined, visitor)).status).toBe(200)
  expect((await visitor.call(`GET /api/complaints/status/${body.secret}`)).status).toBe(200)
  const fresh = newVisitor(world)
  const ask = { number: other(99), phone_end: '0020' }
  expect(await fresh.call('POST /api/complaints/look-ups', ask)).toMatchObject({
    status: 403,
    body: { code: 'work_required' },
  })
  const paid = { ...ask, work: await work(fresh, 'complaint') }
  expect((await fresh.call('POST /api/complaints/look-ups', paid)).status).toBe(404)
})

test('correct digits after wrong ones reset the count', async () => {
  const { body } = await send(said())
  for (let round = 0; round < 3; round += 1) {
    for (let tried = 1; tried < missesPerDay; tried += 1) await look(body.number, '9999')
    expect((await look(body.number, '0020')).status).toBe(200)
  }
})

test('words are enough: place, position, photo and phone number are optional', async () => {
  const { id, category, words, notice_version, notice_language } = said()
  const bare = { id, category, words, notice_version, notice_language } as Record<string, string>
  expect((await send(bare)).status).toBe(201)
  expect(await rows()).toMatchObject([{ place: '', lat: null, phone: null, image_hash: null }])
})

test('the same complaint sent again makes one row and one number; different words are refused', async () => {
  const fields = said()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(fields, photo)))
  expect(new Set(answers.map(answer => answer.body.number)).size).toBe(1)
  expect((await send({ ...fields, words: 'Other' }, photo)).status).toBe(422)
  expect((await send(fields)).status).toBe(422)
  expect(await rows()).toHaveLength(1)
})

test.each([
  ['no words', { words: '  ' }],
  ['nine digits', { phone: '987650002' }],
  ['a position of words', { position: 'here' }],
  ['a position off the globe', { position: '95.0,85.1,5' }],
  ['a position beyond the date line', { position: '26.1,181.0,5' }],
])('a complaint with %s is refused', async (_, change) => {
  expect((await send(said(change))).status).toBe(400)
  expect(await rows()).toEqual([])
})

test('a number already in use is replaced by another', async () => {
  const { body } = await send(said())
  const numbers = [body.number, body.number, '0000042'].values()
  const db = world.context.db.withTables<ComplaintsTables>()
  const row = await keepComplaint(
    db,
    { ...said(), position: '', category: 'dirt', notice_language: 'hi' } as never,
    { device: 'd', fingerprint: 'f', image_hash: null, network: '', at: new Date() },
    () => numbers.next().value ?? '',
  )
  expect(row?.number).toBe('0000042')
})

test('an unknown number is not found, and no malformed one reaches a row', async () => {
  const { body } = await send(said())
  const other = body.number === '0000000' ? '0000001' : '0000000'
  expect((await look(other, '0020')).status).toBe(404)
  for (const number of ['123', "1' or 1=1--", '%25', `${body.number}0`, '१२३४५६७'])
    expect((await look(number, '0020')).status).toBe(400)
  expect((await visitor.call(`GET /api/complaints/status/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await visitor.call(`GET /api/complaints/status/${body.number}`)).status).toBe(400)
  // The old address, whose numbers could be enumerated, is gone.
  expect((await visitor.call(`GET /api/complaints/${body.number}`)).status).toBe(404)
})

test('when two staff answer one complaint, the second is told what the first wrote, and then decides', async () => {
  const { body } = await send(said())
  asAdmin()
  const path = `/api/complaints/${body.number}`
  const [read] = (await staffList()).complaints
  const updated_at = read?.updated_at
  world.clock.advance(60_000)
  const first = await visitor.call(`PATCH ${path}`, { status: 'in-work', answer: 'टैंकर भेजा।', updated_at })
  expect(first.status).toBe(200)
  const second = { status: 'refused', answer: 'नल बंद है।' }
  const late = await visitor.call(`PATCH ${path}`, { ...second, updated_at })
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed-meanwhile' }])
  expect((await staffList()).complaints).toMatchObject([{ status: 'in-work', answer: 'टैंकर भेजा।' }])
  const seen = { updated_at: first.body.updated_at }
  expect((await visitor.call(`PATCH ${path}`, { ...second, ...seen })).body).toMatchObject(second)
})

test('a complaint that is done ends its case, and one opened again raises one', async () => {
  const { body } = await send(said())
  asAdmin()
  const open = async () => {
    const { rowCount } = await world.owner.query(
      'select from cases where subject = (select id::text from complaints where number = $1) and over_at is null',
      [body.number],
    )
    return rowCount
  }
  const set = (status: string) => visitor.call(`PATCH /api/complaints/${body.number}`, { status, answer: '' })
  for (const [status, cases] of [
    ['done', 0],
    ['in-work', 1],
    ['received', 1],
    ['refused', 0],
  ] as const) {
    await set(status)
    expect([status, await open()]).toEqual([status, cases])
  }
})

test('staff read complaints, see their photos and set their status', async () => {
  const { body } = await send(said({ position: '26.12050,85.39120,20' }), photo)
  const path = `/api/complaints/${body.number}`
  const decision = { status: 'in-work', answer: 'टैंकर भेजा गया है।' }
  asAdmin()
  expect(await staffList()).toMatchObject({
    total: 1,
    complaints: [{ phone: '9876500020', has_photo: true, position: { lat: 26.1205, lng: 85.3912 } }],
  })
  const picture = await visitor.call(`GET ${path}/photo`)
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  world.clock.advance(60_000)
  expect((await visitor.call(`PATCH ${path}`, decision)).body).toMatchObject(decision)
  expect((await visitor.call(`GET /api/complaints/status/${body.secret}`)).body).toMatchObject(decision)
  await visitor.call(`PATCH ${path}`, { status: 'done', answer: '' })
  expect((await staffList()).total).toBe(0)
  expect((await staffList('closed')).total).toBe(1)
  expect((await visitor.call('PATCH /api/complaints/0000000', decision)).status).toBe(404)
})

test('anyone who knows the whole phone number finds the complaint, whatever strangers tried that day', async () => {
  const { body } = await send(said())
  const guesses = Array.from({ length: missesPerDay }, (_, n) => String(1000 + n))
  for (const end of guesses) expect((await look(body.number, end)).status).toBe(404)
  expect((await look(body.number, '0020')).status).toBe(409)
  for (const whole of ['9876500021', '0000000020']) expect((await look(body.number, whole)).status).toBe(404)
  expect((await look(body.number, '9876500020')).body).toMatchObject({ number: body.number })
  // A correct one resets the count.
  expect((await look(body.number, '0020')).status).toBe(200)
})

test('the phone that sent a complaint withdraws it: it is erased with its photo, and nobody else can do that', async () => {
  const words = said()
  const { body } = await send(words, photo)
  const [{ image_hash, id }] = await rows()
  const openCase = async () =>
    (await world.owner.query('select from cases where subject = $1 and over_at is null', [id])).rowCount
  expect(await openCase()).toBe(1)
  const withdraw = (by: Visitor) => by.call(`DELETE /api/complaints/status/${body.secret}`)
  expect((await withdraw(newVisitor(world))).status).toBe(404)
  expect(await rows()).toHaveLength(1)
  // Files sent within the last minute are deleted only a minute later.
  const keys = photoSizes.map(size => `private/${image_hash.slice(0, 2)}/${image_hash}-${size}.webp`)
  for (const key of keys) await utimes(join(world.context.settings.dataDir, 'files', key), 0, 0)
  expect((await withdraw(visitor)).status).toBe(204)
  expect(await openCase()).toBe(0)
  // Its photo, or a repeated request, may still come from the phone.
  expect(await send(words, photo)).toMatchObject({ status: 410, body: { code: 'withdrawn' } })
  expect(await rows()).toEqual([])
  expect((await visitor.call(`GET /api/complaints/status/${body.secret}`)).status).toBe(404)
  for (const key of keys) expect(await world.context.storage.get(key)).toBeUndefined()
  const { rows: consents } = await world.owner.query(
    'select feature, notice_version, withdrawn_by from consent_withdrawals',
  )
  expect(consents).toContainEqual({
    feature: 'complaints',
    notice_version: 'complaints-1',
    withdrawn_by: 'person',
  })
})
