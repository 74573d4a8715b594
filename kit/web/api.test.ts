import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './api.ts'

/** A network that accepts requests and never answers. */
const silent = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', silent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request that nobody answers fails as if offline, so that others may go on', async () => {
  const failed = expect(request('/api/devices', { method: 'POST' })).rejects.toMatchObject({
    code: 'offline',
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await failed
})

test('an answer whose bytes stop arriving fails too', async () => {
  vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: stream => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    })
    return new Response(body)
  })
  const answer = await request('/api/contacts')
  const failed = expect(answer.json()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(180_000)
  await failed
})

test('a file may take as long as it needs', async () => {
  const sent = vi.fn()
  request('/api/spoken-clips', { method: 'POST', body: new FormData() }).then(sent, sent)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent).not.toHaveBeenCalled()
})
