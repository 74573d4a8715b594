import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageSize } from '#features/photo-contest/contract.ts'
import type { Starter } from '#kit/server/context.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { starters } from './starters.ts'

/** A gallery whose first page is full. */
const photos: Starter = async ({ pool }) => {
  await pool.query(
    `insert into photo_contest_submissions (id, image_hash, width, height, name, phone, device, fingerprint,
       notice_version, notice_language, is_approved, vote_count, created_at)
     select gen_random_uuid(), md5(n::text), 1600, 1200, (array['Asha Kumari', 'राजेश कुमार', 'Mohan'])[n % 3 + 1] || n,
       '9876543210', 'phone ' || n, '', '1', 'hi', true, n % 7, now() - n * interval '7 minutes'
     from generate_series(1, $1::int) n`,
    [pageSize + 1],
  )
}

// Compressed as in production, because the tests check page sizes, and on a day of a known fair, because of its dates.
worldForAll({
  pages: true,
  starters: { ...starters, photos },
  effort: 11,
  now: '2027-07-25T12:00:00+05:30',
})

/** Fetches a page as a phone gets it. */
async function fetchPage(page: string): Promise<{ bytes: number; html: string }> {
  const asked = request(world.url + page, { headers: { 'accept-encoding': 'br' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  expect(answer.headers['content-encoding']).toBe('br')
  return { bytes: body.length, html: brotliDecompressSync(body).toString() }
}

test('every public page has at most 11 kB, Home with its hero 14, in brotli, with its rows and both languages', async () => {
  const pages = world.context.pages.routes.filter(page => !/^\/(admin|dev)(\/|$)/.test(page))
  expect(pages.length).toBeGreaterThan(30)
  // One after another, because of many at once a busy server refuses some.
  for (const page of pages)
    expect((await fetchPage(page)).bytes, page).toBeLessThanOrEqual(page === '/' ? 14_000 : 11_000)
})

test('a page describes its places and the next fair to search engines in schema.org terms', async () => {
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

test('a list is complete in either language before the script runs', async () => {
  const { body } = await world.context.app.inject({ url: '/api/facilities?type=atm' }).then(answer => ({
    body: answer.json() as { facilities: { name: { en: string; hi: string } }[] },
  }))
  const { html } = await fetchPage('/facility/atm')
  const [english = '', hindi = ''] = html.split(/<template id="other|<script type="application\/json"/)
  expect(body.facilities.length).toBeGreaterThan(20)
  for (const { name } of body.facilities) {
    expect(english).toContain(`>${name.en.replaceAll('&', '&amp;')}</`)
    expect(hindi).toContain(`>${name.hi}</`)
  }
})
