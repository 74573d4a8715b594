import { useSyncExternalStore } from 'react'

type Waiting = { promise: Promise<void>; done: () => void; leave: (reason: Error) => void }
let waiting: Waiting | undefined
const watchers = new Set<() => void>()
const tell = () => {
  for (const watcher of watchers) watcher()
}

/** Resolves once the person has signed in again; all callers share one dialog. Rejects when the person leaves. */
export function signInAgain(): Promise<void> {
  if (!waiting) {
    let done = () => {}
    let leave: Waiting['leave'] = () => {}
    const promise = new Promise<void>((resolve, reject) => {
      done = resolve
      leave = reject
    })
    // Prevents an unhandled rejection if a caller has no handler yet.
    promise.catch(() => undefined)
    waiting = { promise, done, leave }
    tell()
  }
  return waiting.promise
}

/** For the staff console: whether a call waits for a sign-in, and how to settle it. */
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
