import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { type LateAnswer, offlineCacheName } from '#kit/web/offline-cache.ts'
import { sendInBackground } from '#kit/web/outbox/background.ts'
import { syncTag } from '#kit/web/outbox/item.ts'
import { fetchAndKeep, onlyOurs, patience, readOrKept } from './kept-reads.ts'
import { showNotifications } from './notifications.worker.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] }
/** The features' offline queries (web/offline-reads.ts), inserted by the build. */
declare const OFFLINE_READS: { stored: readonly string[]; warm: readonly string[] }
/** Files that the street map needs, inserted by the build. */
declare const MAP_FILES: readonly string[]
/** The file that older browsers load before the app (web/older-browsers.ts), inserted by the build. */
declare const OLDER_FILE: string

const usedFiles = 'used-files'

cleanupOutdatedCaches()
clientsClaim()
showNotifications()
const isOlder = !('toSorted' in Array.prototype)
const manifest = [...self.__WB_MANIFEST, ...(isOlder ? [{ url: OLDER_FILE, revision: null }] : [])]
// Before Workbox's own listener, which fetches one file after the other: four at a time fill the browser's cache for it.
self.addEventListener('install', event => {
  const files = manifest.values()
  const fetchAhead = async () => {
    for (const file of files) {
      // A page has a revision: Workbox asks the server for it in any case.
      if (typeof file === 'string' || file.revision || (await matchPrecache(file.url))) continue
      await fetch(file.url)
        .then(answer => answer.blob())
        .catch(() => undefined)
    }
  }
  event.waitUntil(Promise.all([fetchAhead(), fetchAhead(), fetchAhead(), fetchAhead()]))
})
addPlugins([onlyOurs])
precacheAndRoute(manifest, { cleanURLs: false, directoryIndex: '' })

// A newer worker waits until no page of the old one is open, or until a newly opened page asks it to take over.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
  // Not during activation, because the browser holds back all pages and requests until that is done.
  if (typeof event.data?.fillAt === 'number') event.waitUntil(fill(event.data.fillAt))
})

/** Background Sync, which TypeScript has no types for: fired when there is a network. */
type SyncEvent = ExtendableEvent & { tag: string }
self.addEventListener('sync' as 'activate', event => {
  if ((event as SyncEvent).tag === syncTag) event.waitUntil(sendInBackground())
})

/** Home gets its prerendered page; every other address the shell, which the app renders from stored data. */
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

const afterwards = (event: ExtendableEvent) => ({
  waitUntil: (work: Promise<unknown>) => event.waitUntil(work),
  tell: async (message: LateAnswer) => {
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message)
  },
})

/** Public queries: the network's answer is stored with its date; without a network the stored copy is returned. */
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.method === 'GET' && OFFLINE_READS.stored.includes(url.pathname),
  async ({ request, event }) => readOrKept(request, afterwards(event)),
)
/** The guide as one file is kept once it was requested, so that it can be passed on without network. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/guide.html',
  async ({ request, event }) => readOrKept(request, afterwards(event)),
)
registerRoute(
  ({ url, sameOrigin }) =>
    // Visitors' photos are not cached, because one that staff hide must disappear everywhere within a minute.
    sameOrigin && /^\/(art|share|icons)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [onlyOurs, new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
)

/** The face model is cached at its first use, so that the camera works offline. Its name contains its hash. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.tflite$/.test(url.pathname),
  new CacheFirst({ cacheName: 'face-model', plugins: [onlyOurs, new ExpirationPlugin({ maxEntries: 1 })] }),
)

/** The QR reader is cached at its first use too, so that slips can be scanned offline. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.wasm$/.test(url.pathname),
  new CacheFirst({ cacheName: 'qr-reader', plugins: [onlyOurs, new ExpirationPlugin({ maxEntries: 1 })] }),
)

/** The app's other files, including the staff console's, are kept once used. Their names contain their hash. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(js|css|svg)$/.test(url.pathname),
  new CacheFirst({
    cacheName: usedFiles,
    plugins: [onlyOurs, new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
  }),
)

/** ms after which an unopened list is fetched again. */
const staleAfter = 86_400_000

/**
 * Fetches missing or old offline queries one by one, then the map's files. What fails is tried again at the next visit. `now`:
 * the server's time (ms).
 */
async function fill(now: number): Promise<void> {
  const cache = await caches.open(offlineCacheName)
  for (const url of OFFLINE_READS.warm) {
    const kept = await cache.match(url)
    const age = now - Date.parse(kept?.headers.get('date') ?? '')
    if (Math.abs(age) < staleAfter) continue
    await fetchAndKeep(new Request(url), cache, patience).catch(() => undefined)
  }
  await keepMap().catch(() => undefined)
}

/**
 * Keeps the street map's code, but only if streets were imported, since without them a map says no more than the lists. A phone
 * in data-saving mode loads it when a map is opened.
 */
async function keepMap(): Promise<void> {
  const { connection } = navigator as WorkerNavigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const kept = await (await caches.open(offlineCacheName)).match('/api/street-plan')
  const { plan } = ((await kept?.json()) ?? {}) as { plan?: unknown }
  if (!plan) return
  const cache = await caches.open(usedFiles)
  for (const file of MAP_FILES)
    if (!(await matchPrecache(file)) && !(await cache.match(file)))
      await fetchAndKeep(new Request(file), cache)
}
