import { useSyncExternalStore } from 'react'

type Waiting = { promise: Promise<void>; done: () => void; leave: (reason: Error) => void }
let waiting: Waiting | undefined
const watchers = new Set<() => void>()
const tell = () => {
  for (const watcher of watchers) watcher()
}

/** Resolves once the person has signed in again; one question for all who wait. Rejects when they leave instead. */
export function signInAgain(): Promise<void> {
  if (!waiting) {
    let done = () => {}
    let leave: Waiting['leave'] = () => {}
    const promise = new Promise<void>((resolve, reject) => {
      done = resolve
      leave = reject
    })
    // Whoever has no handler yet must not end in an unhandled rejection.
    promise.catch(() => undefined)
    waiting = { promise, done, leave }
    tell()
  }
  return waiting.promise
}

/** For the staff console: whether somebody waits, and how to answer them. */
export function useSignInAgain() {
  const isAsked = useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => waiting !== undefined,
    () => false,
  )
  return {
    isAsked,
    signedIn: () => settle(asked => asked.done()),
    leave: () => settle(asked => asked.leave(new Error('signed out'))),
  }
}

function settle(how: (asked: Waiting) => void) {
  const asked = waiting
  waiting = undefined
  if (asked) how(asked)
  tell()
}
