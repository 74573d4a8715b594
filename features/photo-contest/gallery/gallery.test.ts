import { beforeEach, describe, expect, test } from 'vitest'
import { listen, rowOf } from '#kit/server/live/test-live.ts'
import { type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import type { Photo } from '../contract.ts'
import { emptyContest, insertVoted, newEntry, newPicture } from '../test-contest.ts'

worldForAll({ pages: true, env: { PUBLIC_URL: 'https://mela.example' } })
let sender: Device
beforeEach(async () => {
  await emptyContest(world)
  sender = await openDevice(world.url)
})
const anybody = () => deviceOf(world.url, '')
/** Inserts photos with these votes, and waits until the list has them. */
async function list(votes: number[]) {
  await insertVoted(world, votes)
  await world.context.responseCache.changed('photos')
  const listed = async () => (await anybody().get('/api/photos?limit=100')).body.photos.length
  const { rowCount } = await world.owner.query('select 1 from photo_contest_submissions')
  await eventually(async () => (await listed()) === rowCount)
}

describe('the gallery', () => {
  const pages = async () => {
    const seen: Photo[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await anybody().get(`/api/photos?limit=3${next && `&after=${next}`}`)
      seen.push(...body.photos)
      next = body.next
    }
    return seen
  }
  test('is sorted by votes, then newest first, across pages', async () => {
    await list([0, 5, 2, 5, 0, 2, 9, 0])
    const names = (await pages()).map(photo => photo.name)
    expect(names).toEqual([7, 4, 2, 6, 3, 8, 5, 1].map(n => `Pilgrim ${n}`))
  })
  test('returns the highest vote count, and 0 while nobody has voted', async () => {
    await list([0, 0])
    await expect.poll(async () => (await anybody().get('/api/photos')).body.top).toBe(0)
    await list([3, 7, 7])
    await world.context.responseCache.changed('photos')
    await eventually(async () => (await anybody().get('/api/photos')).body.top === 7)
  })
  test('shows no photo twice and skips none when votes arrive between two pages', async () => {
    await list([4, 3, 2, 1, 0, 0, 0])
    const first = (await anybody().get('/api/photos?limit=3')).body
    await world.owner.query("update photo_contest_submissions set vote_count = 8 where name = 'Pilgrim 7'")
    const rest = (await anybody().get(`/api/photos?limit=10&after=${first.next}`)).body
    const names = [...first.photos, ...rest.photos].map((photo: Photo) => photo.name)
    expect(names).toEqual([1, 2, 3, 4, 6, 5].map(n => `Pilgrim ${n}`))
  })
  test('gives Home the five newest approved photos', async () => {
    await list([0, 1, 2, 3, 4, 5, 6, 7])
    await world.owner.query(
      "update photo_contest_submissions set is_approved = true where name <> 'Pilgrim 8'; update photo_contest_submissions set is_hidden = true where name = 'Pilgrim 7'",
    )
    await world.context.responseCache.changed('photos-day')
    await expect
      .poll(async () =>
        (await anybody().get('/api/photos/day')).body.photos.map((photo: Photo) => photo.name),
      )
      .toEqual([6, 5, 4, 3, 2].map(n => `Pilgrim ${n}`))
  })
  test.each(["after=1_1' or 1=1", 'limit=0', 'limit=1000'])('refuses %s', async query =>
    expect((await anybody().get(`/api/photos?${query}`)).status).toBe(400),
  )
  test("lists a phone's own entries for that phone only", async () => {
    const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
    expect((await sender.get('/api/photos/mine')).body.photos).toEqual([{ ...body, state: 'shown' }])
    expect((await (await openDevice(world.url)).get('/api/photos/mine')).body.photos).toEqual([])
  })
})

describe('live', () => {
  const follow = async (topics: string) => {
    const phone = await listen(world.url, topics)
    const rows = (topic: string) =>
      phone
        .events()
        .filter(({ event }) => event === topic)
        .map(rowOf)
    return { rows, close: () => phone.response.destroy() }
  }

  test('a new photo and its votes reach an open phone as public rows', async () => {
    const phone = await follow('photos')
    const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
    await eventually(() => phone.rows('photos').length > 0)
    expect(phone.rows('photos')[0]).toEqual(body)
    for (let votes = 1; votes < 4; votes += 1) {
      const voter = await openDevice(world.url)
      await voter.post(`/api/photos/${body.id}/votes`, { user_identifier: voter.voterId })
    }
    await eventually(() => phone.rows('photos').at(-1).vote_count === 3)
    phone.close()
  })

  test('a photo hidden before its event is stored is not announced', async () => {
    const phone = await follow('crowd,photos')
    const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
    await eventually(() => phone.rows('photos').length > 0)
    // Stands for another process storing its events, which are numbered one after another.
    const holder = await world.owner.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock($1)', [0x6d656c64])
    const voter = await openDevice(world.url)
    await voter.post(`/api/photos/${body.id}/votes`, { user_identifier: voter.voterId })
    const waits = async () => {
      const { rowCount } = await world.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      )
      return rowCount === 1
    }
    await eventually(waits)
    await holder.query('update photo_contest_submissions set is_hidden = true where id = $1', [body.id])
    await holder.query('commit')
    holder.release()
    await world.context.live.publish('crowd', 'last', { id: 'last' })
    await eventually(() => phone.rows('crowd').length > 0)
    expect(phone.rows('photos').map(({ vote_count }) => vote_count)).not.toContain(1)
    phone.close()
  })

  test('a hidden photo is removed from open phones and from the carousel', async () => {
    const phone = await follow('photos-gone,photos-day')
    const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
    const admin = await signedInBrowser(world.url)
    await admin.call('PUT', `/api/photo-entries/${body.id}/approval`, { is_approved: true })
    const day = () => phone.rows('photos-day').at(-1)?.photos
    await eventually(() => day()?.[0]?.id === body.id)
    const hidden = { is_hidden: true, reason: 'shows a child' }
    await admin.call('PUT', `/api/photo-entries/${body.id}/visibility`, hidden)
    await eventually(() => phone.rows('photos-gone').some(({ id }) => id === body.id))
    await eventually(() => day()?.length === 0)
    phone.close()
  })
})

describe('the link preview', () => {
  let id: string
  beforeEach(async () => {
    const entry = newEntry({ name: 'Anita "<b>" Devi' })
    id = (await sender.send('/api/photos', entry, await newPicture(1200, 600))).body.id
  })
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

  test('of a photo shows the photo and its author in both languages', async () => {
    const { status, tags, html } = await metaOf(`/gallery?photo=${id}`)
    expect(status).toBe(200)
    expect(tags).toEqual({
      'og:title': 'Anita &quot;&lt;b&gt;&quot; Devi की फोटो · Photo by Anita &quot;&lt;b&gt;&quot; Devi',
      'og:description': expect.stringContaining('The most-liked photo wins a cash prize.'),
      'og:image': expect.stringMatching(/^https:\/\/mela\.example\/photos\/[0-9a-f]{32}\/preview\.jpg$/),
      'og:image:width': '800',
      'og:image:height': '400',
      'og:url': `https://mela.example/gallery?photo=${id}`,
      'og:type': 'article',
    })
    expect(html).toContain('id="root"')
    for (const secret of ['98765000', newEntry().description]) expect(html).not.toContain(secret)
    const picture = await fetch(world.url + new URL(tags['og:image'] ?? '').pathname)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
  })

  test('of any other gallery address is the page’s own', async () => {
    const plain = await metaOf('/gallery')
    for (const query of [`?photo=${crypto.randomUUID()}`, '?photo=x', '?photo=a&photo=b', '?utm=1'])
      expect(await metaOf(`/gallery${query}`)).toMatchObject({ status: 200, tags: plain.tags })
    await world.owner.query('update photo_contest_submissions set is_hidden = true')
    expect((await metaOf(`/gallery?photo=${id}`)).tags).toEqual(plain.tags)
  })
})
