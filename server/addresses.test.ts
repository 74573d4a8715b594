import fc from 'fast-check'
import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'

worldForAll({ pages: true })

const part = fc.constantFrom(
  'facility',
  'facilities',
  'toilet',
  'admin',
  'gallery',
  '..',
  '%2e%2e',
  '%2e%2e%2fadmin',
  '..%5cadmin',
  '',
  'evil.example',
  'https:',
  '%3Csvg%20onload=alert(1)%3E',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  '%00',
  '%E0%A4%A',
  'toilet%0d%0alocation:%20https:%2f%2fevil.example',
  'constructor',
  'x'.repeat(300),
)
const query = fc.constantFrom(
  '',
  '?showMap=<svg onload=alert(1)>',
  '?showMap=true',
  '?photo=javascript:alert(1)',
  '?next=//evil.example',
  '?redirect=https://evil.example',
  '?%E0%A4%A',
)
const address = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 5 }), query)
  .map(([parts, search]) => `/${parts.join('/')}${search}`)

test('no address of five hundred leads elsewhere, comes back in the page or is a fault', async () => {
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
