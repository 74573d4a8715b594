import { readStorage } from '#kit/web/local-storage.tsx'

/** Sends what still waits from an earlier visit; nothing is loaded where nothing waits. */
export function resumeOutbox(): void {
  if (readStorage('outbox-waiting')) import('#kit/web/outbox/outbox.tsx').catch(() => undefined)
}

/** Registers the service worker: after one visit the guide needs no network. Quiet where it cannot be had. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    if (!registration) return
    // A newer guide that waits since the last visit is taken now, before one has begun; never under a page in use.
    if (!registration.waiting || document.visibilityState !== 'visible') return
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    // Asked more than once: the worker that must leave may still be busy with this page's own readings.
    const asking = setInterval(() => {
      if (performance.now() < 8000 && registration.waiting) registration.waiting.postMessage('take over')
      else clearInterval(asking)
    }, 400)
  }
  // After the page's own bytes: the first visit belongs to what one reads.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
