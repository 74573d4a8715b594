import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readJson, request } from './api.ts'
import { withDevice } from './device.ts'

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
  const failed = expect(readJson(answer)).rejects.toMatchObject({ status: 0, code: 'offline' })
  await vi.advanceTimersByTimeAsync(180_000)
  await failed
})

test('a file may take as long as it needs', async () => {
  const sent = vi.fn()
  request('/api/spoken-clips', { method: 'POST', body: new FormData() }).then(sent, sent)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sent).not.toHaveBeenCalled()
})

test('a hotspot’s page in place of an answer is none, whatever was asked', async () => {
  const page = { headers: { 'content-type': 'text/html; charset=utf-8' } }
  vi.stubGlobal('fetch', async () => new Response('<p>Sign in', page))
  const noAnswer = { status: 0, code: 'bad-answer' }
  await expect(request('/api/session', { method: 'DELETE' })).rejects.toMatchObject(noAnswer)
  await expect(withDevice(async () => 'sent')).rejects.toMatchObject(noAnswer)
})

test('a phone whose registration is cut off in the middle counts as offline, not as a fault of the page', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"voter'))
  await expect(withDevice(async () => 'sent')).rejects.toMatchObject({ status: 0, code: 'bad-answer' })
})
