import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageSize } from '#features/photo-contest/contract.ts'
import type { Starter } from '#kit/server/context.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { starters } from './starters.ts'

/** A gallery whose first page is full. */
const photos: Starter = async ({ pool }) => {
  await pool.query(
    `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
       notice_version, notice_language, is_approved, vote_count, ranked_votes, created_at)
     select gen_random_uuid(), md5(n::text), 1600, 1200, (array['Asha Kumari', 'राजेश कुमार', 'Mohan'])[n % 3 + 1] || n,
       '9876543210', 'phone ' || n, '', '1', 'hi', true, n % 7, n % 7, now() - n * interval '7 minutes'
     from generate_series(1, $1::int) n`,
    [pageSize + 1],
  )
}

let world: World
beforeAll(async () => {
  world = await openWorld({ pages: true, starters: { ...starters, photos } })
})
afterAll(() => world.close())

/** As a phone gets it. */
async function fetchPage(page: string): Promise<{ bytes: number; html: string }> {
  const asked = request(world.url + page, { headers: { 'accept-encoding': 'br' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  expect(answer.headers['content-encoding']).toBe('br')
  return { bytes: body.length, html: brotliDecompressSync(body).toString() }
}

// The walk is a drawing and 34 steps, in both languages: without JavaScript too. ATM and shivir have the longest lists. Home carries its
// hero picture. docs/measurements.md says what the walk and ATM cost since text size, contrast and Help are in each page. The
// names of built files change with their content, and with them a page by up to about 20 bytes. The stops of the walk need
// 60 bytes of styles to stand at twice the text size. Ask Nandi's link to the search, for before the script, costs each page
// about 180 bytes, Hindi at 14 px in the bottom bar about 15.
const heavier: Record<string, number> = {
  '/facility/mela-route': 9_340,
  // It links the queue and warns of dangers.
  '/crowd-status': 8_448,
  // Measured at 8,786 with the names of files that changed last.
  '/facility/atm': 8_800,
  '/facility/shivir': 8_640,
  // It carries the styles of the lots besides those of the list.
  '/facility/parking': 8_520,
  '/': 12_000,
}

test('every public page has at most 8 kB, brotli, with its rows, both languages and its styles', async () => {
  const pages = world.context.pages.routes.filter(page => !/^\/(admin|dev)(\/|$)/.test(page))
  const sizes = await Promise.all(pages.map(async page => [page, (await fetchPage(page)).bytes] as const))
  expect(sizes.length).toBeGreaterThan(30)
  expect(sizes.filter(([page, bytes]) => bytes > (heavier[page] ?? 8_192))).toEqual([])
})

test('a page tells search engines its places and the next fair in the words of schema.org', async () => {
  const dataOf = async (page: string) =>
    JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await fetchPage(page)).html)?.[1] ??
        'null',
    )
  expect(await dataOf('/events')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Festival',
    startDate: expect.stringMatching(/^20\d\d-0[78]-\d\d$/),
    location: { name: 'Baba Garibnath temple' },
  })
  const { facilities } = (await world.context.app.inject({ url: '/api/facilities?type=toilet' })).json() as {
    facilities: { name: { en: string }; latitude: number | null }[]
  }
  const known = facilities.filter(({ latitude }) => latitude !== null)
  const { itemListElement } = await dataOf('/facility/toilet')
  expect(itemListElement.map(({ item }: { item: object }) => item)).toMatchObject(
    known.map(({ name, latitude }) => ({ '@type': 'PublicToilet', name: name.en, geo: { latitude } })),
  )
  expect(known.length).toBeGreaterThan(0)
  expect(await dataOf('/history')).toBeNull()
})

test('a list is whole in either language before the script, and its data says no sentence twice', async () => {
  const { body } = await world.context.app.inject({ url: '/api/facilities?type=atm' }).then(answer => ({
    body: answer.json() as { facilities: { name: { en: string; hi: string } }[] },
  }))
  const { html } = await fetchPage('/facility/atm')
  const [english = '', hindi = '', data = ''] = html.split(
    /<template id="other|<script type="application\/json"/,
  )
  expect(body.facilities.length).toBeGreaterThan(20)
  for (const { name } of body.facilities) {
    expect(english).toContain(`>${name.en.replaceAll('&', '&amp;')}</h3>`)
    expect(hindi).toContain(`>${name.hi}</h3>`)
    expect(data).not.toContain(name.hi)
  }
})
