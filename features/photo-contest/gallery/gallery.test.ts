import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { type Device, deviceOf, openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { Photo } from '../contract.ts'
import { emptyContest, newEntry, newPicture } from '../test-contest.ts'

worldForAll({ pages: true, env: { PUBLIC_URL: 'https://mela.example' } })
let sender: Device
beforeEach(async () => {
  world.signIn(undefined)
  await emptyContest(world)
  sender = await openDevice(world.url)
})
const anybody = () => deviceOf(world.url, '')
/** Inserts one photo per vote count, in this order of arrival, without pictures. */
async function insertVoted(votes: number[]) {
  await world.owner.query(
    `insert into photo_contest_submissions
       (id, image_hash, width, height, name, phone, device, fingerprint, notice_version, notice_language, vote_count, created_at)
     select gen_random_uuid(), md5(n::text), 800, 600, 'Pilgrim ' || n, '98765000' || n, 'planted', '', '1', 'en', votes, now()
     from unnest($1::int[]) with ordinality as photo (votes, n) order by n`,
    [votes],
  )
  await world.context.responseCache.changed('photos')
  const listed = async () => (await anybody().get('/api/photos?limit=100')).body.photos.length
  const { rowCount } = await world.owner.query('select 1 from photo_contest_submissions')
  await eventually(async () => (await listed()) === rowCount)
}

describe('the gallery', () => {
  const pages = async (query = '') => {
    const seen: Photo[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await anybody().get(`/api/photos?limit=3${next && `&after=${next}`}${query}`)
      seen.push(...body.photos)
      next = body.next
    }
    return seen
  }
  test('is sorted by votes, then newest first, across pages', async () => {
    await insertVoted([0, 5, 2, 5, 0, 2, 9, 0])
    const names = (await pages()).map(photo => photo.name)
    expect(names).toEqual([7, 4, 2, 6, 3, 8, 5, 1].map(n => `Pilgrim ${n}`))
  })
  test('returns the highest vote count, and 0 while nobody has voted', async () => {
    await insertVoted([0, 0])
    await expect.poll(async () => (await anybody().get('/api/photos')).body.top).toBe(0)
    await insertVoted([3, 7, 7])
    await world.context.responseCache.changed('photos')
    await eventually(async () => (await anybody().get('/api/photos')).body.top === 7)
  })
  test('shows no photo twice and skips none when votes arrive between two pages', async () => {
    await insertVoted([4, 3, 2, 1, 0, 0, 0])
    const first = (await anybody().get('/api/photos?limit=3')).body
    await world.owner.query("update photo_contest_submissions set vote_count = 8 where name = 'Pilgrim 7'")
    const rest = (await anybody().get(`/api/photos?limit=10&after=${first.next}`)).body
    const names = [...first.photos, ...rest.photos].map((photo: Photo) => photo.name)
    expect(names).toEqual([1, 2, 3, 4, 6, 5].map(n => `Pilgrim ${n}`))
  })
  test('gives Home the five newest approved photos', async () => {
    await insertVoted([0, 1, 2, 3, 4, 5, 6, 7])
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
  test.each(['after=1', 'after=1_x', "after=1_1' or 1=1", 'limit=0', 'limit=1000', 'sort=name', 'after='])(
    'refuses %s',
    async query => expect((await anybody().get(`/api/photos?${query}`)).status).toBe(400),
  )
  test("lists a phone's own entries for that phone only", async () => {
    const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
    expect((await sender.get('/api/photos/mine')).body.photos).toEqual([{ ...body, state: 'shown' }])
    expect((await (await openDevice(world.url)).get('/api/photos/mine')).body.photos).toEqual([])
  })
})

describe('live', () => {
  type Received = { at: number; event: string; data: Photo & { photos?: Photo[] } }
  /** Opens the live stream of these topics and collects its events. */
  async function follow(topics: string) {
    const over = new AbortController()
    const received: Received[] = []
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
          if (event && data) received.push({ at: performance.now(), event, data: JSON.parse(data) })
          text = text.slice(end + 2)
        }
      }
    }
    read().catch(() => {})
    await eventually(() => received.some(({ event }) => event === 'ready'))
    return { received, bytes: () => bytes, close: () => over.abort() }
  }

  test('a new photo and its votes reach an open phone as public rows', async () => {
    const phone = await follow('photos')
    const sender = await openDevice(world.url)
    const entry = newEntry({ phone: '9876500088', description: 'canary words' })
    const { body } = await sender.send('/api/photos', entry, await newPicture())
    await eventually(() => phone.received.some(({ data }) => data.id === body.id))
    expect(phone.received.find(({ data }) => data.id === body.id)?.data).toEqual(body)

    const voters = await Promise.all(Array.from({ length: 40 }, () => openDevice(world.url)))
    for (const voter of voters)
      await voter.post(`/api/photos/${body.id}/votes`, { user_identifier: voter.voterId })
    const last = () => phone.received.findLast(({ data }) => data.id === body.id)
    await eventually(() => last()?.data.vote_count === 40)
    for (const word of ['9876500088', 'canary', sender.cookie.slice(2, 24)])
      expect(phone.bytes()).not.toContain(word)
    phone.close()
  })

  test('a photo hidden before its event is stored is not announced', async () => {
    const phone = await follow('crowd,photos')
    const { body } = await sender.send('/api/photos', newEntry(), await newPicture())
    await eventually(() => phone.received.some(({ data }) => data.id === body.id))
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
    await eventually(() => phone.received.some(({ event }) => event === 'crowd'))
    expect(phone.received.map(({ data }) => data.vote_count)).not.toContain(1)
    phone.close()
  })

  test('a hidden photo is removed from open phones and from the carousel', async () => {
    const phone = await follow('photos,photos-gone,photos-day')
    const { body } = await (await openDevice(world.url)).send('/api/photos', newEntry(), await newPicture())
    const { rows } = await world.owner.query(
      "select id, username from staff_accounts where username = 'admin'",
    )
    world.signIn({ ...(rows[0] as Staff), roles: ['admin'] })
    const put = (what: string, change: object) =>
      fetch(`${world.url}/api/photo-entries/${body.id}/${what}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      })
    await put('approval', { is_approved: true })
    const day = () => phone.received.findLast(({ event }) => event === 'photos-day')?.data.photos
    await eventually(() => day()?.[0]?.id === body.id)
    await put('visibility', { is_hidden: true, reason: 'shows a child' })
    await eventually(() =>
      phone.received.some(({ event, data }) => event === 'photos-gone' && data.id === body.id),
    )
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
    const picture = await fetch(world.url + new URL(tags['og:image'] ?? '').pathname)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8')
  })

  test('of any other gallery address is the page’s own', async () => {
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
})
