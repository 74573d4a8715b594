import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Options = {
  /** Tries to load it until it is there. */
  forEver?: boolean
  /** Shown while the code loads, where the page was not prerendered with the part. */
  meanwhile?: ReactNode
}

/**
 * A part that the screen can do without, loaded when it is shown: a failed load is retried, and if it never succeeds nothing is
 * rendered. Prerendered markup stays while the code loads.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { forEver, meanwhile }: Options = {},
): ComponentType<P> {
  const Part = lazy(() =>
    retry(load, forEver).then(
      part => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  ) as ComponentType<P>
  return props => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}

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
