import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'

/** The table of docs/scaling.md: examples of routes, and the header by which a CDN knows what to do with them. */
worldForAll({ pages: true })
const scaling = readFileSync('docs/scaling.md', 'utf8')
const rows = [...scaling.matchAll(/^\| [^|]+ \| (`\/[^|]+`) \| `([^`|]+)` \|/gm)].flatMap(
  ([, examples = '', told]) =>
    [...examples.matchAll(/`([^`]+)`/g)].map(([, path = '']) => [path, told] as const),
)

test('the rules for a CDN name examples of pages, files, lists, streams and health', () => {
  expect(rows.length).toBeGreaterThan(15)
})

// What only exists with its content is looked at by the tests of pages, photos and recordings.
test.each(rows.filter(([path]) => !path.includes('{')))(
  '%s is sent with the cache-control %s',
  async (path, told) => {
    const over = new AbortController()
    const { headers } = await fetch(world.url + path, { signal: over.signal })
    over.abort()
    expect(headers.get('cache-control')).toBe(told)
  },
)
