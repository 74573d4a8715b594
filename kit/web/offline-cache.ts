import type { Answer } from './renderer.ts'
import { serverNow } from './server-clock.ts'

/** Name of the cache in which the service worker stores answers of public queries. */
export const offlineCacheName = 'reads'

/**
 * Set by the service worker on an answer that it took from this cache: `away` if the server could not be reached, `slow` if it
 * has not answered yet. After `slow` a message follows once the answer has come or failed.
 */
export const keptCopyHeader = 'kept-copy'
/** The worker's message to pages when a slow answer has come or failed. */
export type LateAnswer = { late: string; hasCome: boolean }

/** The stored answer of a public query with the server's time; undefined where there is none. */
export async function readOffline<T>(url: string): Promise<Answer<T> | undefined> {
  try {
    const response = await caches.match(url, { cacheName: offlineCacheName })
    if (!response) return undefined
    return {
      value: (await response.json()) as T,
      savedAt: Date.parse(response.headers.get('date') ?? '') || 0,
    }
  } catch {
    return undefined // No Cache API: private mode or an old browser.
  }
}

/** Stores an answer that came by live push, so that it is there offline. Does nothing before the first visit is cached. */
export async function writeOffline(url: string, value: unknown): Promise<void> {
  try {
    if (!(await caches.has(offlineCacheName))) return
    const headers = { 'content-type': 'application/json', date: new Date(serverNow()).toUTCString() }
    await (await caches.open(offlineCacheName)).put(url, new Response(JSON.stringify(value), { headers }))
  } catch {
    // Private mode or full storage: the next query stores it.
  }
}
