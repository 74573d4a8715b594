import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, known, renew } from './readings.tsx'

// The network's end of it: each request waits until the test answers it.
let waiting: ((value: unknown) => void)[] = []
beforeEach(() => {
  waiting = []
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>(done => waiting.push(value => done(Response.json(value)))),
  )
})
afterEach(() => vi.unstubAllGlobals())
const answer = async (value: unknown) => {
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
  waiting.shift()?.(value)
}

test('many who ask at once are one request', async () => {
  const all = [ask('/api/a'), ask('/api/a'), ask('/api/a')]
  await answer('first')
  await Promise.all(all)
  expect([known('/api/a').answer?.value, waiting.length]).toEqual(['first', 0])
})
test('who asks anew while an older answer is on its way gets a newer one', async () => {
  const first = ask('/api/b')
  const again = [renew('/api/b'), renew('/api/b')]
  await answer('before the change')
  await first
  await answer('after it')
  await Promise.all(again)
  expect([known('/api/b').answer?.value, waiting.length]).toEqual(['after it', 0])
})
test('asking anew with nothing on its way is one request', async () => {
  const again = renew('/api/c')
  await answer('now')
  await again
  expect(known('/api/c').answer?.value).toBe('now')
})
