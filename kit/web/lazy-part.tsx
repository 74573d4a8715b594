import { type ComponentType, lazy } from 'react'

/**
 * A part of a screen whose code comes after the page: what it adds is welcome, not needed. Put it in a Suspense: what
 * the page came with stays while the code is asked for again. A phone that cannot get it goes without.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, forEver = false) =>
  lazy(() =>
    retry(load, forEver).then(
      part => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  )

/** Asks up to six times within about two minutes (or for ever), at once when the network is back. */
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
