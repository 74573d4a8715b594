import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Item } from '#features/lost-found/contract.ts'
import type { Photo } from '#features/photo-contest/contract.ts'
import { type Answer, type Device, openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { openTwin, staffMember, type World } from '#tests/world/world.ts'
import { quarters } from './corpus.ts'

/** Two server processes with one database and one store: what one erases, the other still has in memory. */
worldForAll()
let twin: World
let sender: Device
beforeAll(async () => {
  twin = await openTwin(world)
})
afterAll(() => twin.close())
beforeEach(async () => {
  world.signIn(undefined)
  sender = await openDevice(world.url)
})

const from = { phone: '9876500010', notice_version: 'v1', notice_language: 'hi' }
const enter = async (): Promise<Answer> =>
  sender.send(
    '/api/photos',
    { id: crypto.randomUUID(), name: 'Anita Devi', ...from },
    await quarters().jpeg().toBuffer(),
  )
const lose = async (): Promise<Answer> => {
  const said = { type: 'Lost', kind: 'bag', name: 'Mohan Sah', description: 'Blue bag', show_phone: 'true' }
  const photo = await quarters(200, 150).jpeg().toBuffer()
  return sender.send('/api/lost-found', { id: crypto.randomUUID(), ...said, ...from }, photo)
}
const withdraw = (path: string) =>
  fetch(world.url + path, { method: 'DELETE', headers: { cookie: sender.cookie } })
const status = async (url: string) => (await fetch(url)).status
/** The status that visitors get for a picture from the process that did not erase it, after its next check. */
const elsewhere = async (path: string) => {
  world.clock.advance(6000)
  return status(twin.url + path)
}

test('a contest picture erased by one process is not served by any other, whatever that has in memory', async () => {
  const { id, image_url } = (await enter()).body as Photo
  expect(await elsewhere(image_url)).toBe(200)
  world.signIn(staffMember('admin'))
  await fetch(`${world.url}/api/photo-entries/${id}/visibility`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ is_hidden: true, reason: 'a child' }),
  })
  expect(await elsewhere(image_url)).toBe(404)
  world.signIn(staffMember('admin'))
  expect((await fetch(`${world.url}/api/photo-entries/${id}/files`, { method: 'DELETE' })).status).toBe(200)
  world.signIn(undefined)
  expect(await elsewhere(image_url)).toBe(404)
})

test.each([
  ['the contest', enter, '/api/photos/mine'],
  ['lost & found', lose, '/api/lost-found/mine'],
] as const)('a picture of %s withdrawn at one process is not served by any other', async (_, send, mine) => {
  const { id, image_url, images } = (await send()).body as Photo & Item
  const path = image_url ?? images
  expect(await elsewhere(path)).toBe(200)
  expect((await withdraw(`${mine}/${id}`)).status).toBe(204)
  expect(await status(world.url + path)).toBe(404)
  expect(await elsewhere(path)).toBe(404)
})
