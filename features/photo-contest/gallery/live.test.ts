import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { Photo } from '../contract.ts'
import { writtenEntry } from '../test-entries.ts'
import { picture } from '../test-photos.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Told = { at: number; event: string; data: Photo & { photos?: Photo[] } }
/** An open phone that follows these topics. */
async function follow(topics: string) {
  const over = new AbortController()
  const told: Told[] = []
  let bytes = ''
  const response = await fetch(`${world.url}/api/live?topics=${topics}`, { signal: over.signal })
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      bytes += chunk
      text += chunk
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, event] = /event: (.*)/.exec(text.slice(0, end)) ?? []
        const [, data] = /data: (.*)/.exec(text.slice(0, end)) ?? []
        if (event && data) told.push({ at: performance.now(), event, data: JSON.parse(data) })
        text = text.slice(end + 2)
      }
    }
  }
  read().catch(() => {})
  await eventually(() => told.some(({ event }) => event === 'ready'))
  return { told, bytes: () => bytes, close: () => over.abort() }
}

test('an open phone is told of a new photo and of votes by the row that the list shows, once a second', async () => {
  const phone = await follow('photos')
  const sender = await openDevice(world.url)
  const entry = writtenEntry({ phone: '9876500088', description: 'canary words' })
  const { body } = await sender.send('/api/photos', entry, await picture())
  await eventually(() => phone.told.some(({ data }) => data.id === body.id), 2000)
  expect(phone.told.find(({ data }) => data.id === body.id)?.data).toEqual(body)

  const voters = await Promise.all(Array.from({ length: 40 }, () => openDevice(world.url)))
  const started = performance.now()
  for (const voter of voters)
    await voter.post(`/api/photos/${body.id}/votes`, { user_identifier: voter.voterId })
  const last = () => phone.told.findLast(({ data }) => data.id === body.id)
  await eventually(() => last()?.data.vote_count === 40, 3000)
  const rows = phone.told.filter(({ event }) => event === 'photos')
  expect(rows.length).toBeLessThan(5 + (performance.now() - started) / 1000)
  for (const word of ['9876500088', 'canary', sender.cookie.slice(2, 24)])
    expect(phone.bytes()).not.toContain(word)
  phone.close()
})

test('what staff hide is taken from open phones, and from the carousel', async () => {
  const phone = await follow('photos,photos-gone,photos-day')
  const { body } = await (await openDevice(world.url)).send('/api/photos', writtenEntry(), await picture())
  const { rows } = await world.owner.query("select id, username from staff_accounts where username = 'admin'")
  world.signIn({ ...(rows[0] as Staff), roles: ['admin'] })
  const put = (what: string, change: object) =>
    fetch(`${world.url}/api/photo-entries/${body.id}/${what}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
  await put('approval', { is_approved: true })
  const day = () => phone.told.findLast(({ event }) => event === 'photos-day')?.data.photos
  await eventually(() => day()?.[0]?.id === body.id, 2500)
  await put('visibility', { is_hidden: true, reason: 'shows a child' })
  await eventually(
    () => phone.told.some(({ event, data }) => event === 'photos-gone' && data.id === body.id),
    2500,
  )
  await eventually(() => day()?.length === 0, 2500)
  phone.close()
})
