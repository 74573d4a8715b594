import { type ComponentProps, createContext, type MouseEvent, useContext, useSyncExternalStore } from 'react'

type Way = {
  /** In place of the address one comes from. */
  replace?: boolean
  state?: unknown
}

/** The address of a page that is written before anybody asks. */
export const WrittenAddress = createContext<string | undefined>(undefined)

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
if (typeof history !== 'undefined') {
  // The history is silent about what a script puts in it, and anybody may (specification §2).
  for (const name of ['pushState', 'replaceState'] as const) {
    const put = history[name]
    history[name] = (...entry) => {
      put.apply(history, entry)
      tell()
    }
  }
  addEventListener('popstate', tell)
  addEventListener('hashchange', tell)
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Goes to an address of the guide without a new page. */
export const navigate = (to: string, { replace = false, state = null }: Way = {}): void =>
  history[replace ? 'replaceState' : 'pushState'](state, '', to)

/** Where one is, without the query, and how to go on. */
export function useLocation(): readonly [path: string, go: typeof navigate] {
  const written = useContext(WrittenAddress)
  const path = () => location.pathname
  return [useSyncExternalStore(subscribe, path, () => written ?? path()), navigate]
}
/** The query with its question mark; a written page knows none. */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
export const useHistoryState = (): unknown =>
  useSyncExternalStore(
    subscribe,
    () => history.state,
    () => null,
  )

type LinkProps = ComponentProps<'a'> & { href: string } & Way
/** A link inside the guide. `onClick` may prevent that it is followed; with a key held down the browser follows it. */
export function Link({ href, replace, state, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    navigate(href, { replace, state })
  }
  return <a {...rest} href={href} onClick={follow} />
}

/** What an address says of a pattern's `/:parts` (`/:part?` may be missing); undefined for another address. */
export const match = (pattern: string, address: string): Record<string, string | undefined> | undefined => {
  const found = new RegExp(`^${pattern.replace(/\/:(\w+)/g, '(?:/(?<$1>[^/]+))')}/?$`, 'i').exec(address)
  return found ? { ...found.groups } : undefined
}
