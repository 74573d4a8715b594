import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptCopyHeader } from './offline-cache.ts'
import {
  fetchQuery,
  getQuery,
  refetchQuery,
  replaceValue,
  subscribeToQuery,
  updateQuery,
} from './query-cache.ts'

// The network side: each request waits until the test answers it.
let waiting: ((answer: Response) => void)[] = []
beforeEach(() => {
  waiting = []
  vi.stubGlobal('fetch', () => new Promise<Response>(done => waiting.push(done)))
})
afterEach(() => vi.unstubAllGlobals())
const answer = async (value: unknown, headers = {}) => {
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
  waiting.shift()?.(Response.json(value, { headers }))
}

test('many who ask at once share one request', async () => {
  const all = [fetchQuery('/api/a'), fetchQuery('/api/a'), fetchQuery('/api/a')]
  await answer('first')
  await Promise.all(all)
  expect([getQuery('/api/a').answer?.value, waiting.length]).toEqual(['first', 0])
})
test('asking again while an older answer is on its way gives a newer one', async () => {
  const first = fetchQuery('/api/b')
  const again = [refetchQuery('/api/b'), refetchQuery('/api/b')]
  await answer('before the change')
  await first
  await answer('after it')
  await Promise.all(again)
  expect([getQuery('/api/b').answer?.value, waiting.length]).toEqual(['after it', 0])
})
test('a change that comes before the first answer makes it be fetched again', async () => {
  const first = fetchQuery('/api/early')
  replaceValue('/api/early', undefined)
  await answer('before the change')
  await answer('after it')
  await first
  expect([getQuery('/api/early').answer?.value, waiting.length]).toEqual(['after it', 0])
})
test('a copy that the phone kept does not replace a live event that came meanwhile', async () => {
  updateQuery('/api/kept', { answer: { value: 'in the page', savedAt: Date.now() } })
  const first = fetchQuery('/api/kept')
  replaceValue('/api/kept', 'live event')
  await answer('on the phone', { [keptCopyHeader]: 'away' })
  await first
  expect(getQuery('/api/kept')).toMatchObject({ answer: { value: 'live event' }, isAway: true })
  expect(waiting).toHaveLength(0)
})
test('a copy that is shown because the server is slow replaces only an answer that is older', async () => {
  vi.stubGlobal('location', { href: 'https://mela.example/' })
  const date = 'Mon, 19 Jul 2027 06:00:00 GMT'
  for (const [later, shown] of [
    [60_000, 'in the page'],
    [-60_000, 'on the phone'],
  ] as const) {
    updateQuery('/api/copy', { answer: { value: 'in the page', savedAt: Date.parse(date) + later } })
    const first = fetchQuery('/api/copy')
    await answer('on the phone', { [keptCopyHeader]: 'slow', date })
    await first
    expect(getQuery('/api/copy')).toMatchObject({ answer: { value: shown }, isSlow: true })
  }
})
test('asking again with nothing on its way makes one request', async () => {
  const again = refetchQuery('/api/c')
  await answer('now')
  await again
  expect(getQuery('/api/c').answer?.value).toBe('now')
})
test('an answer that came with the page is fetched again; one from the network not within three seconds', async () => {
  updateQuery('/api/d', { answer: { value: 'in the page', savedAt: Date.now() } })
  const leave = [subscribeToQuery('/api/d', () => {})]
  await answer('of the network')
  await vi.waitFor(() => expect(getQuery('/api/d').answer?.value).toBe('of the network'))
  leave.push(subscribeToQuery('/api/d', () => {}))
  expect(waiting).toHaveLength(0)
  for (const each of leave) each()
})
