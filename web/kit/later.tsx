import { type ComponentType, lazy } from 'react'

/**
 * A part of a screen whose code comes after the page: what it adds is welcome, not needed. Put it in a Suspense: what
 * the page came with stays while the code is asked for again. A phone that cannot get it goes without.
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    again(load).then(
      part => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  )

/** Asks up to six times within about two minutes, at once when the network is back. */
function again<T>(load: () => Promise<T>, wait = 2000): Promise<T> {
  return load().catch(async error => {
    if (wait > 64_000) throw error
    await new Promise(done => {
      setTimeout(done, wait)
      addEventListener('online', done, { once: true })
    })
    return again(load, wait * 2)
  })
}
