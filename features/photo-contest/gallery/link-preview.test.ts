import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevice } from '#tests/world/device.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { writtenEntry } from '../test-entries.ts'
import { picture } from '../test-photos.ts'

let world: World
let id: string
beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'https://mela.example' } })
  const sender = await openDevice(world.url)
  const entry = writtenEntry({ name: 'Anita "<b>" Devi' })
  id = (await sender.send('/api/photos', entry, await picture(1200, 600))).body.id
})
afterAll(() => world.close())

const metaOf = async (path: string) => {
  const answer = await fetch(world.url + path)
  const html = await answer.text()
  const tags = [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)">/g)]
  return {
    status: answer.status,
    html,
    tags: Object.fromEntries(tags.map(([, name, value]) => [name, value])),
  }
}

test('a link to a photo shows messengers the photo and whose it is, in both languages', async () => {
  const { status, tags, html } = await metaOf(`/gallery?photo=${id}`)
  expect(status).toBe(200)
  expect(tags).toEqual({
    'og:title': 'Anita &quot;&lt;b&gt;&quot; Devi की फोटो · Photo by Anita &quot;&lt;b&gt;&quot; Devi',
    'og:description': expect.stringContaining('The most-liked photo wins a cash prize.'),
    'og:image': expect.stringMatching(/^https:\/\/mela\.example\/photos\/[0-9a-f]{32}\/800\.webp$/),
    'og:image:width': '800',
    'og:image:height': '400',
    'og:url': `https://mela.example/gallery?photo=${id}`,
    'og:type': 'article',
  })
  expect(html).toContain('id="root"')
})

test('any other link to the gallery shows what the page itself does', async () => {
  const plain = await metaOf('/gallery')
  for (const query of [
    `?photo=${crypto.randomUUID()}`,
    '?photo=x',
    "?photo=' or 1=1--",
    '?photo=a&photo=b',
    '?utm=1',
  ])
    expect(await metaOf(`/gallery${query}`)).toMatchObject({ status: 200, tags: plain.tags })
  await world.owner.query('update photo_contest_submissions set is_hidden = true')
  expect((await metaOf(`/gallery?photo=${id}`)).tags).toEqual(plain.tags)
})
