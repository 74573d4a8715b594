import { afterEach, expect, test, vi } from 'vitest'
import { type Clip, clipUrl } from './clip-urls.ts'
import { keepClips } from './play.ts'

afterEach(() => vi.unstubAllGlobals())

test('a hotspot’s page is not kept as a recording', async () => {
  const kept = new Set<string>()
  const cache = {
    match: async () => undefined,
    put: async (url: string) => kept.add(url),
    add: async (url: string) => kept.add(url),
    keys: async () => [],
  }
  vi.stubGlobal('caches', { open: async () => cache })
  const clip: Clip = {
    clip: 'water',
    language: 'hi',
    hash: '0123456789abcdef0123456789abcdef',
    bytes: 5,
    ms: 900,
    recorded_at: '2027-07-20T06:00:00.000Z',
  }
  const answers = [
    new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } }),
    new Response('sound'),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  await expect(keepClips([clip])).rejects.toThrow()
  expect([...kept]).toEqual([])
  await keepClips([clip])
  expect([...kept]).toEqual([clipUrl(clip)])
})
