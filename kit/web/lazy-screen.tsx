import { type ComponentType, use } from 'react'
import { retry } from './lazy-part.tsx'

export type ScreenProps = { params: Record<string, string | undefined> }
export type LazyScreen = ComponentType<ScreenProps> & {
  preload: () => Promise<void>
  /** Drops a failed load, so that the next render loads again. */
  forget: () => void
  /** Loads the code in the background until it is there; undefined if it had loaded, since then the screen itself failed. */
  keepLoading: () => Promise<void> | undefined
}

/**
 * A screen whose code is loaded when it is shown. Call `preload` before hydration, so that the prerendered page does not
 * suspend. A failed load throws; the error boundary in web/app.tsx reloads the page, or keeps loading and offers another try.
 */
export function lazyScreen(load: () => Promise<ComponentType<ScreenProps>>): LazyScreen {
  let Loaded: ComponentType<ScreenProps> | undefined
  let pending: Promise<void> | undefined
  let arrival: Promise<void> | undefined
  const preload = () => {
    pending ??= load().then(Screen => {
      Loaded = Screen
    })
    return pending
  }
  // Not called after each failure: a new promise per render would suspend for ever and never reach the error boundary.
  const forget = () => {
    if (!Loaded) pending = undefined
  }
  const keepLoading = () => {
    if (Loaded) return
    arrival ??= retry(() => {
      forget()
      return preload()
    }, true)
    return arrival
  }
  const Lazy = (props: ScreenProps) => {
    if (!Loaded) use(preload())
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Lazy, { preload, forget, keepLoading })
}
