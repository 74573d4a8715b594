import { afterAll, beforeAll, expect, test } from 'vitest'
import { markPractice, type Practice, readPractice } from '#kit/server/practice.ts'
import { openWorld, type World } from '#tests/world/world.ts'

const day = 86_400_000
// 19 July 2027, the first Monday of that fair, at 04:30 Indian time.
const monday = Date.parse('2027-07-19T04:30:00+05:30')
const practice: Practice = { kind: 'rehearsal', aheadMs: monday - Date.now() }
let world: World
beforeAll(async () => {
  world = await openWorld({ pages: true, practice })
})
afterAll(() => world.close())

test('a rehearsal says so on every page, sends search engines away, and its answers tell the moved time', async () => {
  for (const path of ['/events', '/facility/drinking-water', '/admin', '/no-such-page']) {
    const html = await (await fetch(world.url + path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).toContain('यह असली गाइड नहीं है')
    expect(html, path).toMatch(/<meta name="?robots"? content="?noindex/)
  }
  expect(await (await fetch(`${world.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/', '/api/notices', '/assets/none.js']) {
    const { headers } = await fetch(world.url + path)
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - monday), path).toBeLessThan(day)
  }
})

test('a rehearsal does not open at the guide’s address, nor on its bucket of pictures', async () => {
  const open = (env: Record<string, string>) => openWorld({ practice, env })
  await expect(open({ PUBLIC_URL: 'https://mela.example.in' })).rejects.toThrow(
    /^This data is a rehearsal, not the guide\. It is not opened at https:/,
  )
  await expect(open({ S3_BUCKET: 'photos' })).rejects.toThrow(
    /It keeps its pictures in DATA_DIR: unset S3_BUCKET/,
  )
  await (await open({ PUBLIC_URL: 'https://rehearsal.example.in' })).close()
})

test('a demo is rehearsed, too: the mark of the copy takes the place of its own', async () => {
  await markPractice(world.owner, practice)
  expect(await readPractice(world.owner)).toEqual(practice)
})
