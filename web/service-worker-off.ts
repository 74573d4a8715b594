declare const self: ServiceWorkerGlobalScope

/**
 * The way out of a broken offline copy (threats, row 20): served as /sw.js it takes the worker's place at the next
 * visit, removes every cache and itself, and opens the pages anew. What waits to be sent stays in the outbox.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const kept = await caches.keys()
  await Promise.all(kept.map(name => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  // A page that came from the network already needs no second load; without this line it would load for ever.
  if (kept.length > 0) for (const page of pages) await page.navigate(page.url).catch(() => null)
}

export {}
