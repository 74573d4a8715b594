import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { keptCopyHeader, offlineCacheName } from '#kit/web/offline-cache.tsx'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] }
/** What the features keep offline (web/offline-reads.tsx): the build puts it in. */
declare const OFFLINE_READS: { stored: readonly string[]; warm: readonly string[] }

cleanupOutdatedCaches()
clientsClaim()
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })

// A newer worker waits until its pages are gone, or until a page that has just been opened asks.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
})
self.addEventListener('activate', event => event.waitUntil(warm()))

/** Home as it was written; every other address from the shell, drawn by the app with what the phone has. */
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const { pathname } = new URL(request.url)
      const page = pathname === '/' ? '/index.html' : '/shell.html'
      return (await matchPrecache(page)) ?? fetch(request)
    },
    { denylist: [/^\/api\//, /^\/photos\//, /^\/dev\//, /\.[a-z0-9]+$/] },
  ),
)

/** Public readings: the network's answer is kept with its date; a dead network is answered from the copy. */
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.method === 'GET' && OFFLINE_READS.stored.includes(url.pathname),
  async ({ request }) => readOrKept(request),
)
registerRoute(
  ({ url, sameOrigin }) =>
    // People's photos are not among them: one that staff hide must be gone everywhere within a minute.
    sameOrigin && /^\/(art|share|icons)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
)

/** The face model: after its first use the camera works without a network. Its name carries its hash. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.tflite$/.test(url.pathname),
  new CacheFirst({ cacheName: 'face-model', plugins: [new ExpirationPlugin({ maxEntries: 1 })] }),
)

async function readOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(offlineCacheName)
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(8000) })
    if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined)
    else if (response.status >= 500) return (await keptCopy(cache, request.url)) ?? response
    return response
  } catch {
    return (await keptCopy(cache, request.url)) ?? Response.error()
  }
}

async function keptCopy(cache: Cache, url: string): Promise<Response | undefined> {
  const kept = await cache.match(url)
  if (!kept) return undefined
  const headers = new Headers(kept.headers)
  headers.set(keptCopyHeader, '1')
  return new Response(kept.body, { headers })
}

/** Takes what every pilgrim may need offline, one by one; what fails now is taken when it is asked for. */
async function warm(): Promise<void> {
  for (const url of OFFLINE_READS.warm) await readOrKept(new Request(url)).catch(() => undefined)
}
