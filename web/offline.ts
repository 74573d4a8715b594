import { readStorage } from '#kit/web/local-storage.ts'
import { serverNow } from '#kit/web/server-clock.ts'

/** Sends what waits from an earlier visit and shows the results; loads the outbox only if something waits. */
export function resumeOutbox(): void {
  if (readStorage('outbox-waiting')) import('./sent-results.tsx').catch(() => undefined)
}

/** ms between checks for a newer guide, and ms of absence after which coming back counts as a new visit. */
const lookEvery = 600_000
const longAway = 1_800_000

/** Registers the service worker, so that the guide works offline after one visit. Does nothing if workers are unsupported. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    if (!registration) return
    // Activate a newer worker that has waited since the last visit now, before the page is in use, never later.
    if (document.visibilityState === 'visible') takeNewer(registration, 8000 - performance.now())
    followVisits(registration)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ fillAt: serverNow() })
  }
  // After load, so that precaching does not compete with the page.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Lets a waiting newer worker take over within `ms`, and reloads the page with its files. */
function takeNewer(registration: ServiceWorkerRegistration, ms: number): void {
  if (!registration.waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const until = performance.now() + ms
  // Repeated, because the old worker may still be busy with requests of this page.
  const asking = setInterval(() => {
    if (performance.now() < until && registration.waiting) registration.waiting.postMessage('take over')
    else clearInterval(asking)
  }, 400)
}

/** An installed guide is seldom loaded, only brought to the front. Then check for a newer one, or activate the one that waits. */
function followVisits(registration: ServiceWorkerRegistration): void {
  // Not by the phone's clock, which may be set, nor by the monotonic one, which may stand still while the phone sleeps.
  let lookedAt = serverNow()
  let leftAt = 0
  document.addEventListener('visibilitychange', () => {
    const now = serverNow()
    if (document.visibilityState !== 'visible') {
      leftAt = now
      return
    }
    if (leftAt > 0 && now - leftAt > longAway && isIdle()) takeNewer(registration, 8000)
    if (now - lookedAt < lookEvery) return
    lookedAt = now
    registration.update().catch(() => undefined)
  })
}

/** Whether a reload would lose nothing on the screen. */
const isIdle = (): boolean =>
  !location.pathname.startsWith('/admin') &&
  ![...document.querySelectorAll('form, dialog[open], video')].some(part => part.getClientRects().length > 0)
