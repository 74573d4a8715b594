import { afterEach, expect, test, vi } from 'vitest'
import { serverClock } from '#kit/web/server-clock.ts'
import { registerServiceWorker } from './offline.ts'

const minute = 60_000

afterEach(() => {
  vi.restoreAllMocks()
  serverClock.hear(Date.now())
  vi.unstubAllGlobals()
})

test('a guide brought to the front looks for a newer one, also after the phone’s clock was set back', async () => {
  const [wall, running] = [Date.now(), performance.now()]
  let [passed, setBack] = [0, 0]
  vi.spyOn(Date, 'now').mockImplementation(() => wall + passed - setBack)
  vi.spyOn(performance, 'now').mockImplementation(() => running + passed)
  const page = Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' })
  const { promise: listens, resolve } = Promise.withResolvers<void>()
  page.addEventListener = (...what) => {
    EventTarget.prototype.addEventListener.apply(page, what)
    resolve()
  }
  const update = vi.fn(async () => {})
  vi.stubGlobal('document', page)
  vi.stubGlobal('isSecureContext', true)
  const serviceWorker = { register: async () => ({ update }), ready: Promise.resolve({ active: null }) }
  vi.stubGlobal('navigator', { serviceWorker })
  registerServiceWorker()
  await listens
  const comeBack = () => page.dispatchEvent(new Event('visibilitychange'))
  setBack = 3 * 60 * minute
  passed = 2 * minute
  comeBack()
  expect(update).not.toHaveBeenCalled()
  passed = 11 * minute
  comeBack()
  comeBack()
  expect(update).toHaveBeenCalledOnce()
})
