import { fetchInTime, isHtml } from '#kit/web/api.ts'
import { keptCopyHeader, type LateAnswer, offlineCacheName } from '#kit/web/offline-cache.ts'

/** What the service worker does after answering: work that keeps it awake, and a message to every open page. */
type Afterwards = {
  waitUntil: (work: Promise<unknown>) => void
  tell: (message: LateAnswer) => Promise<void>
}

/** ms after which the phone's own copy is shown while the request continues. */
export const patience = 8000

/** The network's answer, which is kept with its date, or the phone's copy if the network is absent or slow. */
export async function readOrKept(request: Request, { waitUntil, tell }: Afterwards): Promise<Response> {
  const cache = await caches.open(offlineCacheName)
  const asking = fetchAndKeep(request, cache)
  const answer = await Promise.race([
    asking.catch(() => undefined),
    new Promise<'slow'>(resolve => setTimeout(() => resolve('slow'), patience)),
  ])
  if (answer !== 'slow') {
    if (answer && answer.status < 500) return answer
    return (await keptCopy(cache, request.url, 'away')) ?? answer ?? Response.error()
  }
  const kept = await keptCopy(cache, request.url, 'slow')
  // Without a copy, the reader waits for the slow answer.
  if (!kept) return asking.catch(() => Response.error())
  const hasCome = asking.then(
    ({ ok }) => ok,
    () => false,
  )
  waitUntil(hasCome.then(hasCome => tell({ late: request.url, hasCome })))
  return kept
}

/** In each HTML file of the guide: the key of the language choice in pages, the time of making in the guide as one file. */
const ownHtml = /app-language|data-made=/

/** Whether something else answered, such as a hotspot's or proxy's page, which must not replace the kept copy. */
async function isForeign(answer: Response, url: string): Promise<boolean> {
  if (!answer.ok) return false
  if (isHtml(answer)) return !ownHtml.test(await answer.clone().text())
  const type = answer.headers.get('content-type') ?? ''
  return new URL(url).pathname.startsWith('/api/') && !/^application\/json\b/.test(type)
}

/** For Workbox's caches: keeps only what the guide itself answered. */
export const onlyOurs = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    response.status === 200 && !(await isForeign(response, request.url)) ? response : null,
}

/** Fetches an answer and keeps it if there is room. Rejects if something else answered. */
export async function fetchAndKeep(request: Request, cache: Cache, answerMs?: number): Promise<Response> {
  const response = await fetchInTime(request, {}, answerMs)
  if (await isForeign(response, request.url)) throw new Error('something else answered')
  if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined)
  return response
}

async function keptCopy(cache: Cache, url: string, why: 'away' | 'slow'): Promise<Response | undefined> {
  const kept = await cache.match(url)
  if (!kept) return undefined
  const headers = new Headers(kept.headers)
  headers.set(keptCopyHeader, why)
  return new Response(kept.body, { headers })
}
