import { readsCache } from './reads-cache.ts'
import type { Answer } from './renderer.ts'

/** The copy of a public reading that the service worker keeps, with the time the server gave it; undefined where none is. */
export async function savedAnswer<T>(url: string): Promise<Answer<T> | undefined> {
  try {
    const response = await caches.match(url, { cacheName: readsCache })
    if (!response) return undefined
    return {
      value: (await response.json()) as T,
      savedAt: Date.parse(response.headers.get('date') ?? '') || 0,
    }
  } catch {
    return undefined // no caches here: private mode or an old browser
  }
}
