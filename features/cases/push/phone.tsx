import type { Language } from '#common/text.ts'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import type { pushContract } from './push-contract.ts'

const call = staffClient<typeof pushContract>()
/** ms: without an active worker (a private window) `ready` never resolves. */
const patience = 4000

/** `unsupported`: this browser has no push, or the page is not secure. */
export type PushState = 'unsupported' | 'off' | 'on' | 'denied'

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return
  const never = new Promise<undefined>(done => setTimeout(() => done(undefined), patience))
  return Promise.race([navigator.serviceWorker.ready, never])
}

/** How this phone stands; a subscription that it has is told to the server again, which may have forgotten it. */
export async function pushState(language: Language): Promise<PushState> {
  const known = await registration()
  if (!known) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await known.pushManager.getSubscription()
  if (!subscription || Notification.permission !== 'granted') return 'off'
  await tell(subscription, language)
  return 'on'
}

/** Asks the browser and subscribes. Call it from a tap. Throws where push service or server cannot be reached. */
export async function startPush(language: Language): Promise<PushState> {
  const known = await registration()
  if (!known) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { key } = await call('GET /api/case-pushes/key', {})
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await known.pushManager.subscribe(options).catch(async error => {
    // It has one with another key, of another database.
    const old = await known.pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return known.pushManager.subscribe(options)
  })
  await tell(subscription, language)
  return 'on'
}

/** Ends it on this phone and on the server; also before signing out. */
export async function stopPush(): Promise<void> {
  // Without waiting for a worker: where none is active there is no subscription.
  const known = await navigator.serviceWorker?.getRegistration()
  const subscription = await known?.pushManager?.getSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await call('POST /api/case-pushes/end', { body: { endpoint } }).catch(() => undefined)
}

async function tell(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call('POST /api/case-pushes', { body: { endpoint, keys: { p256dh, auth }, language } })
}
