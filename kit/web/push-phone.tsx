import type { PushSubscriptionInput } from '#common/push-subscription.ts'
import type { Language } from '#common/text.ts'
import { readStorage, writeStorage } from './local-storage.tsx'

/** ms: without an active worker (a private window) `ready` never resolves. */
const patience = 4000

/** `unsupported`: this browser has no push, or the page is not secure. */
export type PushState = 'unsupported' | 'off' | 'on' | 'denied'

/** What messages a phone may be told while the guide is closed: each kind is switched on by itself, with one subscription. */
const flags = ['case-push', 'notice-push'] as const
type PushCalls = {
  flag: (typeof flags)[number]
  /** The server's public key. */
  key: () => Promise<string>
  /** Tells the server this phone's subscription. */
  tell: (subscription: PushSubscriptionInput) => Promise<unknown>
  end: (endpoint: string) => Promise<unknown>
}
const isOn = (flag: string) => readStorage(flag) === 'on'

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return
  const never = new Promise<undefined>(done => setTimeout(() => done(undefined), patience))
  return Promise.race([navigator.serviceWorker.ready, never])
}

/** The switch of one kind of messages on this phone. */
export function pushSwitch({ flag, key, tell, end }: PushCalls) {
  const tellServer = async (subscription: PushSubscription, language: Language) => {
    const { endpoint = '', keys } = subscription.toJSON()
    const { p256dh = '', auth = '' } = keys ?? {}
    await tell({ endpoint, keys: { p256dh, auth }, language })
    writeStorage(flag, 'on')
  }
  return {
    /** How this phone stands; a subscription that it has is told to the server again, which may have forgotten it. */
    async state(language: Language): Promise<PushState> {
      const known = await registration()
      if (!known) return 'unsupported'
      if (Notification.permission === 'denied') return 'denied'
      const subscription = await known.pushManager.getSubscription()
      if (!isOn(flag) || !subscription || Notification.permission !== 'granted') return 'off'
      await tellServer(subscription, language)
      return 'on'
    },
    /** Asks the browser and subscribes. Call it from a tap. Throws where push service or server cannot be reached. */
    async start(language: Language): Promise<PushState> {
      const known = await registration()
      if (!known) return 'unsupported'
      if ((await Notification.requestPermission()) !== 'granted') return 'denied'
      const options = { userVisibleOnly: true, applicationServerKey: await key() }
      const subscription = await known.pushManager.subscribe(options).catch(async error => {
        // It has one with another key, of another database.
        const old = await known.pushManager.getSubscription()
        if (!old) throw error
        await old.unsubscribe()
        return known.pushManager.subscribe(options)
      })
      await tellServer(subscription, language)
      return 'on'
    },
    /** Ends it on this phone and on the server; the subscription itself goes with the last kind of messages. */
    async stop(): Promise<void> {
      writeStorage(flag, 'off')
      // Without waiting for a worker: where none is active there is no subscription.
      const known = await navigator.serviceWorker?.getRegistration()
      const subscription = await known?.pushManager?.getSubscription()
      if (!subscription) return
      const { endpoint } = subscription
      if (!flags.some(isOn)) await subscription.unsubscribe()
      await end(endpoint)
    },
  }
}
