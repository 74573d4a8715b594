import { afterEach, expect, test, vi } from 'vitest'
import { clipUrl } from './clip-urls.ts'
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
  const clip = { language: 'hi', id: 'water' } as const
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
