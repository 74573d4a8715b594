import { readsCache } from './reads-cache.ts'

/**
 * Puts an answer that came by push where the service worker keeps what it reads, so that it is there without a network.
 * Does nothing on a phone that keeps no readings.
 */
export async function keepAnswer(url: string, value: unknown): Promise<void> {
  try {
    if (!(await caches.has(readsCache))) return
    const headers = { 'content-type': 'application/json', date: new Date().toUTCString() }
    await (await caches.open(readsCache)).put(url, new Response(JSON.stringify(value), { headers }))
  } catch {
    // Private mode, or no room: the next reading keeps it.
  }
}
