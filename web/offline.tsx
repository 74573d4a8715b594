import { readStorage } from '#kit/web/local-storage.tsx'

/** Sends what waits from an earlier visit and shows what became of it; loads the outbox only when there is something. */
export function resumeOutbox(): void {
  if (readStorage('outbox-waiting')) import('./sent-results.tsx').catch(() => undefined)
}

/** Registers the service worker, so that the guide works offline after one visit. Does nothing where there is none. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    if (!registration) return
    // A newer worker has waited since the last visit: activate it now, before the page is in use, never later.
    if (!registration.waiting || document.visibilityState !== 'visible') return
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    // Repeated, because the old worker may still be busy with requests of this page.
    const asking = setInterval(() => {
      if (performance.now() < 8000 && registration.waiting) registration.waiting.postMessage('take over')
      else clearInterval(asking)
    }, 400)
  }
  // After load, so that precaching does not compete with the page.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
