declare const self: ServiceWorkerGlobalScope

/**
 * Removes a broken service worker (threats, row 20): served as /sw.js, it replaces the worker at the next visit, deletes every
 * cache, unregisters itself and reloads the pages. It does not touch the outbox.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const kept = await caches.keys()
  await Promise.all(kept.map(name => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  // Without caches the page already came from the network; reloading it would loop forever.
  if (kept.length > 0) for (const page of pages) await page.navigate(page.url).catch(() => null)
}

export {}
