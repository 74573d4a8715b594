import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushSwitch } from './push-phone.ts'

/** The browser's subscription, which it may drop; `told`: the addresses that the server received. */
let subscription: ReturnType<typeof newSubscription> | null
let told: string[]
const newSubscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    subscription = null
  },
})
const notices = pushSwitch({
  flag: 'notice-push',
  key: async () => 'key',
  tell: async ({ endpoint }) => told.push(endpoint),
  end: async () => undefined,
})
beforeEach(() => {
  subscription = null
  told = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = newSubscription(`https://push.example/${told.length}`)
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  vi.stubGlobal('window', { PushManager: Object, Notification: Object })
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a vanished subscription is reported, and another tap starts it again', async () => {
  expect(await notices.state('hi')).toBe('off')
  expect(await notices.start('hi')).toBe('on')
  expect(await notices.state('hi')).toBe('on')
  subscription = null
  expect(await notices.state('hi')).toBe('lost')
  expect(await notices.state('hi')).toBe('lost')
  expect(await notices.start('hi')).toBe('on')
  expect(await notices.state('hi')).toBe('on')
})

test.each([
  ['refused', 'denied', 'denied'],
  ['put away without an answer', 'off', 'default'],
] as const)('a browser’s question that was %s leaves notices %s', async (_, state, permission) => {
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  expect(await notices.start('hi')).toBe(state)
  expect(await notices.state('hi')).toBe(state)
})

test('a subscription with a different address than the server knows counts as lost too', async () => {
  await notices.start('hi')
  subscription = newSubscription('https://push.example/another')
  expect(await notices.state('hi')).toBe('lost')
  expect(told).not.toContain('https://push.example/another')
})

test('a visitor who turned it off is not told that it was lost', async () => {
  await notices.start('hi')
  await notices.stop()
  expect(await notices.state('hi')).toBe('off')
})
