import type { PushSubscriptionInput } from '#common/push-subscription.ts'
import type { Language } from '#common/text.ts'
import { readStorage, removeStorage, writeStorage } from './local-storage.ts'

/** ms: without an active worker (a private window) `ready` never resolves. */
const patience = 4000

/** `unsupported`: this browser has no push, or the page is not secure. `lost`: it was on, and the browser has dropped it. */
export type PushState = 'unsupported' | 'off' | 'on' | 'denied' | 'lost'

/** The kinds of messages that a phone may get while the guide is closed; each is switched on separately, over one subscription. */
const flags = ['case-push', 'notice-push'] as const
type PushCalls = {
  flag: (typeof flags)[number]
  /** The server's public key. */
  key: () => Promise<string>
  /** Tells the server this phone's subscription. */
  tell: (subscription: PushSubscriptionInput) => Promise<unknown>
  end: (endpoint: string) => Promise<unknown>
}
type Flag = PushCalls['flag']
const isOn = (flag: Flag) => readStorage(flag) === 'on'
const isLost = (flag: Flag) => readStorage(flag) === 'lost'

/**
 * Records and returns which kinds of messages were lost: the browser dropped the subscription, or gave it another address that
 * the server does not know.
 */
export async function findLost(): Promise<Flag[]> {
  const on = flags.filter(isOn)
  if (on.length === 0) return []
  const known = await navigator.serviceWorker?.getRegistration()
  if (!known?.pushManager) return []
  const subscription = await known.pushManager.getSubscription()
  // A phone that subscribed with an earlier version has not recorded the address.
  const isKnown = (flag: Flag) => [null, subscription?.endpoint].includes(readStorage(toldKey(flag)))
  const lost = on.filter(flag => !subscription || !isKnown(flag))
  for (const flag of lost) writeStorage(flag, 'lost')
  return lost
}
/** Local storage key: the address at the push service that the server knows. */
const toldKey = (flag: Flag) => `${flag}-address`

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
    writeStorage(toldKey(flag), endpoint)
  }
  return {
    /** The state of this phone. An existing subscription is sent to the server again, which may have forgotten it. */
    async state(language: Language): Promise<PushState> {
      const known = await registration()
      if (!known) return 'unsupported'
      if (Notification.permission === 'denied') return 'denied'
      await findLost()
      if (isLost(flag)) return 'lost'
      const subscription = await known.pushManager.getSubscription()
      if (!isOn(flag) || !subscription || Notification.permission !== 'granted') return 'off'
      await tellServer(subscription, language)
      return 'on'
    },
    /** Asks the browser and subscribes. Call it from a tap. Throws where push service or server cannot be reached. */
    async start(language: Language): Promise<PushState> {
      const known = await registration()
      if (!known) return 'unsupported'
      const answer = await Notification.requestPermission()
      // `default`: the question was put away without an answer, and may be asked again.
      if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off'
      const options = { userVisibleOnly: true, applicationServerKey: await key() }
      const subscription = await known.pushManager.subscribe(options).catch(async error => {
        // There is a subscription with another key, from another database.
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
      removeStorage(toldKey(flag))
      // Does not wait for a worker: without an active one there is no subscription.
      const known = await navigator.serviceWorker?.getRegistration()
      const subscription = await known?.pushManager?.getSubscription()
      if (!subscription) return
      const { endpoint } = subscription
      if (!flags.some(isOn)) await subscription.unsubscribe()
      await end(endpoint)
    },
  }
}
