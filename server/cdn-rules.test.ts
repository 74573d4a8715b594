import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'

/** Checks the table in docs/scaling.md: example routes and the cache header that a CDN gets for them. */
worldForAll({ pages: true })
const scaling = readFileSync('docs/scaling.md', 'utf8')
const rows = [...scaling.matchAll(/^\| [^|]+ \| (`\/[^|]+`) \| `([^`|]+)` \|/gm)].flatMap(
  ([, examples = '', told]) =>
    [...examples.matchAll(/`([^`]+)`/g)].map(([, path = '']) => [path, told] as const),
)

test('the rules for a CDN include examples of pages, files, lists, streams and health', () => {
  expect(rows.length).toBeGreaterThan(15)
})

// Paths with placeholders need content; the tests of pages, photos and recordings check them.
test.each(rows.filter(([path]) => !path.includes('{')))(
  '%s is sent with the cache-control %s',
  async (path, told) => {
    const over = new AbortController()
    const { headers } = await fetch(world.url + path, { signal: over.signal })
    over.abort()
    expect(headers.get('cache-control')).toBe(told)
  },
)
