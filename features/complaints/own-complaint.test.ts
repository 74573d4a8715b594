import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { photoSizes } from '#common/photo.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { knownVisitor, newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { type ComplaintStatus, type KeptComplaint, missesPerDay } from './contract.ts'

let world: World
let visitor: Visitor
let photo: Buffer
beforeAll(async () => {
  world = await openWorld()
  photo = await quarters().jpeg().toBuffer()
})
afterAll(() => world.close())
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
const send = (fields: Record<string, string>, picture?: Buffer, by = visitor) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (picture) data.set('photo', new Blob([new Uint8Array(picture)]), 'IMG_0002.jpg')
  return by.call<KeptComplaint>('POST /api/complaints', data)
}
const rows = async () => (await world.owner.query('select * from complaints')).rows
/** Looks a complaint up by number, from a phone that has been known for a while. */
const look = (number: string, phone_end?: string, by = knownVisitor(world)) =>
  by.call<ComplaintStatus>('POST /api/complaints/look-ups', { number, phone_end })

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
  const { body } = await send(said(), photo)
  const [{ image_hash, id }] = await rows()
  const openCase = async () =>
    (await world.owner.query('select from cases where subject = $1 and over_at is null', [id])).rowCount
  expect(await openCase()).toBe(1)
  const withdraw = (by: Visitor) => by.call(`DELETE /api/complaints/status/${body.secret}`)
  expect((await withdraw(newVisitor(world))).status).toBe(404)
  expect((await withdraw(newVisitor(world, false))).status).toBe(401)
  expect(await rows()).toHaveLength(1)
  // Files sent within the last minute are deleted only a minute later.
  const keys = photoSizes.map(size => `private/${image_hash.slice(0, 2)}/${image_hash}-${size}.webp`)
  for (const key of keys) await utimes(join(world.context.settings.dataDir, 'files', key), 0, 0)
  expect((await withdraw(visitor)).status).toBe(204)
  expect(await openCase()).toBe(0)
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
