import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, notOurs, refusalOf } from '../api.ts'
import { serverClock } from '../server-clock.ts'
import { deliver } from './deliver.ts'
import type { OutboxItem } from './item.ts'
import { takeReply } from './replies.ts'
import { requestOf } from './request.ts'
import { allItems, allResults, deleteItem, deleteResult, saveItem } from './store.ts'

const hour = 3_600_000
const noon = Date.parse('2027-07-20T12:00:00+05:30')
const photo = (bytes: number) => ({ name: 'photo', blob: new Blob([new Uint8Array(bytes)]) })
const item = (changes: Partial<OutboxItem>): OutboxItem => ({
  ...{ id: 'a', kind: 'complaints', call: 'POST /api/complaints', fields: {}, files: [], createdAt: noon },
  ...{ state: 'waiting', ...changes },
})
/** Sends what waits to a server with these answers; returns the sizes of what was sent. */
async function send(...answers: (ApiError | 'stored')[]): Promise<(number | undefined)[]> {
  const sizes: (number | undefined)[] = []
  for (const answer of answers)
    await deliver({
      post: async ({ files }) => {
        sizes.push(files[0]?.blob.size)
        if (answer !== 'stored') throw answer
      },
      makeSmaller: async ({ size }) => photo(size / 10).blob,
    })
  return sizes
}

beforeEach(() => {
  // As in a private window, where waiting items are only in memory.
  vi.useFakeTimers({ now: noon + 3 * hour, toFake: ['Date'] })
  const answer = { status: 200, headers: { date: new Date(noon).toUTCString() } }
  vi.stubGlobal('fetch', async () => new Response('{"status":"ok"}', answer))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(async () => {
  for (const { id } of await allItems()) await deleteItem(id)
  for (const { id } of await allResults()) await deleteResult(id)
  vi.useRealTimers()
  serverClock.hear(Date.now())
  vi.unstubAllGlobals()
})

const cut = () => new ApiError(0, 'cut')
test('a photo cut off by the network is sent again smaller', async () => {
  await saveItem(item({ files: [photo(400_000)] }))
  expect(await send(cut(), cut(), 'stored')).toEqual([400_000, 40_000, 40_000])
  expect(await allItems()).toEqual([])
})

test('if the server had received the first photo after all, that one is sent again and gets its answer', async () => {
  await saveItem(item({ files: [photo(400_000)] }))
  const reused = new ApiError(422, 'key-reused')
  expect(await send(cut(), reused, 'stored')).toEqual([400_000, 40_000, 400_000])
  expect(await allItems()).toEqual([])
})

test('a photo that differs from the first under its number is set aside, not sent for ever', async () => {
  await saveItem(item({ files: [photo(400_000)] }))
  const reused = new ApiError(422, 'key-reused')
  expect(await send(cut(), reused, reused, 'stored')).toEqual([400_000, 40_000, 400_000])
  expect(await allItems()).toMatchObject([{ state: 'refused', refusal: 'key-reused' }])
})

test('what its writer deletes while it is sent, or waits behind that, is neither stored again nor sent', async () => {
  await saveItem(item({ id: 'first' }))
  await saveItem(item({ id: 'second', kind: 'feedback', createdAt: noon + 1 }))
  const sent: string[] = []
  const post = async ({ id }: OutboxItem) => {
    sent.push(id)
    for (const one of await allItems()) await deleteItem(one.id)
    throw new ApiError(429, 'too-many', 60)
  }
  await deliver({ post })
  expect(sent).toEqual(['first'])
  expect(await allItems()).toEqual([])
})

test.each([
  ['without a network', undefined, new ApiError(0, 'offline'), ['photo']],
  ['behind a hotspot’s page', '<html>', new ApiError(0, 'bad-answer'), ['photo']],
  ['beyond a rate limit', 'unasked', new ApiError(429, 'too-many'), ['photo', 'other photo', 'words']],
  ['without room for photos', 'unasked', new ApiError(503, 'no-space'), ['photo', 'same kind', 'words']],
])('%s only what may pass is tried after an item that waits', async (_, page, error, expected) => {
  vi.stubGlobal('navigator', { onLine: page !== undefined })
  vi.stubGlobal('fetch', async () => new Response(page))
  const files = [photo(100)]
  const waiting = { photo: { files }, 'same kind': {}, 'other photo': { kind: 'danger', files } }
  for (const [n, [id, changes]] of Object.entries({ ...waiting, words: { kind: 'feedback' } }).entries())
    await saveItem(item({ id, createdAt: noon + n, ...changes }))
  const tried: string[] = []
  const post = async ({ id }: OutboxItem) => {
    tried.push(id)
    if (id === 'photo') throw error
  }
  expect(await deliver({ post })).toBe(true)
  expect(tried).toEqual(expected)
})

test('an item’s waiting time follows the server’s clock, even if this page has not heard it yet', async () => {
  const report = { waitedIn: 'waited_s', createdAt: noon - hour, saidAt: noon - hour }
  await saveItem(item({ kind: 'queue', call: 'PUT /api/queue', ...report }))
  const told: unknown[] = []
  await deliver({
    post: async one => told.push(JSON.parse(String(requestOf(one).body))),
    isInBackground: true,
  })
  expect(told).toEqual([{ waited_s: hour / 1000 }])
})

test('an item that only a wrong clock made a week old is sent; one that really is waits for its writer’s decision', async () => {
  await saveItem(item({ id: 'young', createdAt: noon - hour, saidAt: noon - hour }))
  await saveItem(item({ id: 'old', createdAt: noon - 200 * hour, saidAt: noon - 200 * hour }))
  // The phone's clock is a year ahead, and this page has not heard the server yet.
  vi.setSystemTime(noon + 365 * 24 * hour)
  const sent: string[] = []
  await deliver({ post: async ({ id }) => sent.push(id) })
  expect(sent).toEqual(['young'])
  expect(await allItems()).toMatchObject([{ id: 'old', state: 'refused', refusal: 'expired' }])
})

test('without the server’s clock nothing is too old to be tried', async () => {
  await saveItem(item({ createdAt: noon - 200 * hour, saidAt: noon - 200 * hour }))
  vi.stubGlobal('navigator', { onLine: false })
  expect(await send(new ApiError(0, 'network'))).toEqual([undefined])
  expect(await allItems()).toMatchObject([{ state: 'waiting' }])
})

test('a report is not held up by an earlier one’s photo, for which the server has no room; its answer comes once', async () => {
  await saveItem(item({ id: 'first', files: [photo(400_000)], keeps: ['number'], keepRepliesIn: 'sent' }))
  const sent: string[] = []
  let isFull = true
  const post = async ({ files }: OutboxItem) => {
    sent.push(files.length > 0 ? 'photo' : 'words')
    return { number: '7', ...(files.length > 0 && isFull && { photo_waits: true }) }
  }
  await deliver({ post })
  for (const minutes of [0, 11, 20]) {
    await saveItem(item({ id: `later ${minutes}`, createdAt: noon + hour }))
    vi.setSystemTime(noon + 3 * hour + minutes * 60_000)
    await deliver({ post })
  }
  expect(sent).toEqual(['photo', 'words', 'photo', 'words', 'words'])
  expect(await allItems()).toMatchObject([{ state: 'waiting', files: [{ name: 'photo' }] }])
  isFull = false
  vi.setSystemTime(noon + 5 * hour)
  expect(await deliver({ post })).toBe(false)
  expect(await allItems()).toEqual([])
  expect(await allResults()).toMatchObject([{ id: 'first', reply: { number: '7' } }])
})

test('what a proxy or a hotspot refuses waits: only the guide’s own refusal ends it', async () => {
  await saveItem(item({}))
  expect(refusalOf(403, null, null).code).toBe(notOurs)
  await send(refusalOf(403, null, null), refusalOf(404, {}, null))
  expect(await allItems()).toMatchObject([{ state: 'waiting' }])
  await send(refusalOf(404, { code: 'not-found' }, null))
  expect(await allItems()).toMatchObject([{ state: 'refused', refusal: 'not-found' }])
})

test('what needs proof of work waits in the background, holds up no other kind, and is sent by a page', async () => {
  await saveItem(item({ id: 'flooded', isDroppedIfRefused: true }))
  await saveItem(item({ id: 'next', createdAt: noon + 1 }))
  await saveItem(item({ id: 'other', kind: 'feedback', createdAt: noon + 2 }))
  const asked: string[] = []
  const inBackground = () =>
    deliver({
      isInBackground: true,
      async post({ id, kind }) {
        asked.push(id)
        if (kind === 'complaints') throw new ApiError(403, 'work_required')
      },
    })
  expect(await inBackground()).toBe(true)
  expect(await inBackground()).toBe(true)
  expect(asked).toEqual(['flooded', 'other', 'flooded'])
  const sent: string[] = []
  expect(await deliver({ post: async ({ id }) => sent.push(id) })).toBe(false)
  expect(sent).toEqual(['flooded', 'next'])
})

test('of one that was erased on the server because its sender asked for it, nothing is left', async () => {
  await saveItem(item({ isPhotoLater: true, files: [photo(1000)], keeps: ['number'] }))
  await send(new ApiError(410, 'withdrawn'))
  expect([await allItems(), await allResults()]).toEqual([[], []])
})

test('an answer that is refused while its page is closed is forgotten on the phone, and no other', async () => {
  const kept = new Map([['place-answers', '{"a":{"answer":"here","waits":true},"b":{"answer":"here"}}']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const forgetIfRefused = { storageKey: 'place-answers', key: 'a' }
  await saveItem(item({ kind: 'place-answer', isDroppedIfRefused: true, forgetIfRefused }))
  await send(new ApiError(404, 'not-found'))
  expect(await allItems()).toEqual([])
  for (const result of await allResults()) expect(await takeReply(result)).toBe(false)
  expect(JSON.parse(kept.get('place-answers') ?? '')).toEqual({ b: { answer: 'here' } })
  expect(await allResults()).toEqual([])
})

test('a photo that waits for room is sent although the phone’s clock was set back meanwhile', async () => {
  const twoYears = 2 * 365 * 24 * hour
  const notBefore = noon + twoYears
  await saveItem(item({ isPhotoLater: true, files: [photo(1000)], notBefore }))
  expect(await send('stored')).toEqual([1000])
  await saveItem(item({ isPhotoLater: true, files: [photo(1000)], notBefore: noon + 4 * hour }))
  expect(await send('stored')).toEqual([])
})
