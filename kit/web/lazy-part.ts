import { type ComponentType, lazy } from 'react'

/**
 * React's `lazy` for a part that the screen can do without: a failed load is retried, and if it never succeeds nothing is
 * rendered. Put it in a Suspense, so that the prerendered markup stays while the code loads.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, forEver = false) =>
  lazy(() =>
    retry(load, forEver).then(
      part => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  )

/** Retries up to six times within about two minutes, or for ever, and at once when the network is back. `wait`: ms. */
export function retry<T>(load: () => Promise<T>, forEver = false, wait = 2000): Promise<T> {
  return load().catch(async error => {
    if (wait > 64_000 && !forEver) throw error
    await new Promise(done => {
      setTimeout(done, wait)
      addEventListener('online', done, { once: true })
    })
    return retry(load, forEver, Math.min(wait * 2, 128_000))
  })
}
