import { type ComponentType, use } from 'react'

export type ScreenProps = { params: Record<string, string | undefined> }
export type ScreenModule = { Screen: ComponentType<ScreenProps> }
export type LazyScreen = ComponentType<ScreenProps> & {
  preload: () => Promise<void>
  /** Forgets a failed try, so that the next showing asks again. */
  forget: () => void
}

/**
 * A screen whose code is asked for when one goes there. `preload` before hydration, so that the prerendered page stays
 * as it is. A chunk that a newer build took away is answered by one reload, a dead network by an error to retry.
 */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let Loaded: ComponentType<ScreenProps> | undefined
  let pending: Promise<void> | undefined
  const preload = () => {
    pending ??= load().then(module => {
      Loaded = module.Screen
    })
    return pending
  }
  // Not by itself: a new promise at every try would keep the screen waiting and never reach the failure page.
  const forget = () => {
    if (!Loaded) pending = undefined
  }
  const Lazy = (props: ScreenProps) => {
    if (!Loaded) use(preload())
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Lazy, { preload, forget })
}
