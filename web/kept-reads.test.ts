import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlyOurs, patience, readOrKept } from './kept-reads.ts'

const answerOf = (body: string) =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } })
/** The phone's copies by address, the server's answer, and the messages to pages. */
let kept: Map<string, Response>
let answer: PromiseWithResolvers<Response>
let told: unknown[]
const list = 'https://guide.example/api/contacts'
const read = (url = list) => {
  const after: Promise<unknown>[] = []
  const shown = readOrKept(new Request(url), {
    waitUntil: work => after.push(work),
    tell: async message => void told.push(message),
  })
  return { shown, after }
}
const copyOf = (body: string) => new Response(body, { headers: { date: 'Mon, 27 Jul 2026 01:00:00 GMT' } })

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  answer = Promise.withResolvers()
  told = []
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => void kept.set(url, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', () => answer.promise)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a slow list first shows the copy and then arrives', async () => {
  kept.set(list, copyOf('old'))
  const { shown, after } = read()
  await vi.advanceTimersByTimeAsync(patience)
  const first = await shown
  expect(await first.text()).toBe('old')
  expect(first.headers.get('kept-copy')).toBe('slow')
  answer.resolve(answerOf('new'))
  await Promise.all(after)
  expect(told).toEqual([{ late: list, hasCome: true }])
  expect(await kept.get(list)?.text()).toBe('new')
})

test('a slow list without a copy on the phone is waited for', async () => {
  const { shown } = read()
  await vi.advanceTimersByTimeAsync(5 * patience)
  answer.resolve(answerOf('new'))
  expect(await (await shown).text()).toBe('new')
})

test('pages are told when a slow answer will not arrive', async () => {
  kept.set(list, copyOf('old'))
  const { shown, after } = read()
  await vi.advanceTimersByTimeAsync(patience)
  await shown
  answer.reject(new TypeError('gone'))
  await Promise.all(after)
  expect(told).toEqual([{ late: list, hasCome: false }])
})

test('offline the copy is shown at once, and likewise if the server is in trouble', async () => {
  kept.set(list, copyOf('old'))
  answer.resolve(new Response('bad gateway', { status: 502 }))
  expect((await read().shown).headers.get('kept-copy')).toBe('away')
  answer = Promise.withResolvers()
  answer.reject(new TypeError('no network'))
  expect((await read().shown).headers.get('kept-copy')).toBe('away')
})

test('a hotspot’s login page does not replace the copy', async () => {
  kept.set(list, copyOf('old'))
  answer.resolve(new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } }))
  expect(await (await read().shown).text()).toBe('old')
  expect(await kept.get(list)?.text()).toBe('old')
})

test('a hotspot’s login page replaces neither the guide as one file nor any file of the app', async () => {
  const file = 'https://guide.example/guide.html'
  const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
  const own = '<!doctype html><html data-made="1">'
  kept.set(file, copyOf('old'))
  answer.resolve(html('<p>Sign in'))
  expect(await (await read(file).shown).text()).toBe('old')
  answer = Promise.withResolvers()
  answer.resolve(html(own))
  expect(await (await read(file).shown).text()).toBe(own)
  expect(await kept.get(file)?.text()).toBe(own)

  const isKept = async (name: string, response: Response) =>
    (await onlyOurs.cacheWillUpdate({ request: new Request(`https://guide.example/${name}`), response })) !==
    null
  const isPageKept = (text: string) => isKept('shell.html', html(text))
  expect(await isPageKept('<script>localStorage.getItem(`app-language`)</script>')).toBe(true)
  expect(await isPageKept('<p>Sign in')).toBe(false)
  expect(await isKept('assets/main-1.js', html('<p>Sign in'))).toBe(false)
  const script = { headers: { 'content-type': 'text/javascript' } }
  expect(await isKept('assets/main-1.js', new Response('go()', script))).toBe(true)
  expect(await isKept('assets/main-1.js', new Response('', { ...script, status: 206 }))).toBe(false)
})
