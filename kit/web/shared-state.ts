import { useSyncExternalStore } from 'react'
import { readStorage, removeStorage, writeStorage } from './local-storage.ts'

function followers() {
  const all = new Set<() => void>()
  return {
    follow(one: () => void) {
      all.add(one)
      return () => void all.delete(one)
    },
    tell() {
      for (const one of all) one()
    },
  }
}

/** A value that screens follow and anything may set. While a page is prerendered or hydrated it is `first`. */
export function sharedState<T>(first: T) {
  const { follow, tell } = followers()
  let value = first
  const get = () => value
  return {
    get,
    set(next: T) {
      value = next
      tell()
    },
    use: () => useSyncExternalStore(follow, get, () => first),
  }
}

/**
 * The same in local storage, as JSON. `parse` gets the stored text, or null; it must treat anything unknown as null. What storage
 * does not take, because it is blocked or full, holds until the page is closed.
 */
export function keptState<T>(key: string, parse: (stored: string | null) => T) {
  const { follow, tell } = followers()
  const first = parse(null)
  let known: { stored: string | null; value: T } = { stored: null, value: first }
  let unkept: { value: T } | undefined
  const get = () => {
    if (unkept) return unkept.value
    const stored = readStorage(key)
    if (stored !== known.stored) known = { stored, value: parse(stored) }
    return known.value
  }
  return {
    get,
    set(next: T) {
      const text = JSON.stringify(next)
      writeStorage(key, text)
      unkept = readStorage(key) === text ? undefined : { value: next }
      tell()
    },
    remove() {
      unkept = undefined
      removeStorage(key)
      tell()
    },
    use: () => useSyncExternalStore(follow, get, () => first),
  }
}
