import fc from 'fast-check'
import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { address } from './test-addresses.ts'

worldForAll({ pages: true })

test('none of five hundred addresses leads elsewhere, is echoed in the page or causes an error', async () => {
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(address, async url => {
      const answer = await world.context.app.inject({
        method: 'GET',
        url: encodeURI(url).replaceAll('%25', '%'),
        headers: { accept: 'text/html' },
      })
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
      expect([200, 400, 404]).toContain(answer.statusCode)
      expect(answer.headers.location).toBeUndefined()
      expect(answer.headers.refresh).toBeUndefined()
      expect(answer.body).not.toMatch(/onload=alert|javascript:alert|evil\.example/i)
    }),
    { numRuns: 500 },
  )
  expect(seen.get(200), 'some of them are real').toBeGreaterThan(0)
  expect(seen.get(404)).toBeGreaterThan(100)
})

test('an address that cannot be decoded gives browsers the page for unknown addresses, and programs JSON', async () => {
  await world.context.app.inject('/nowhere')
  const get = (url: string, accept: string) => world.context.app.inject({ url, headers: { accept } })
  const page = await get('/%E0%A4%A', 'text/html,*/*')
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toBeTruthy()
  // The app shows the page of unknown facilities there, and would not match the markup of another.
  for (const list of ['facility', 'facilities'])
    expect((await get(`/${list}/%E0%A4%A`, 'text/html')).body).toContain('data-page="/facility/404"')
  for (const [url, accept] of [
    ['/%E0%A4%A', 'application/json'],
    ['/api/%E0%A4%A', 'text/html'],
  ] as const) {
    const answer = await get(url, accept)
    expect([answer.statusCode, answer.json().code], url).toEqual([400, 'invalid'])
  }
})
