import { sharedState } from '../shared-state.ts'

type Waiting = { promise: Promise<void>; done: () => void; leave: (reason: Error) => void }
const waiting = sharedState<Waiting | undefined>(undefined)

/** Resolves once the person has signed in again; all callers share one dialog. Rejects when the person leaves. */
export function signInAgain(): Promise<void> {
  const known = waiting.get()
  if (known) return known.promise
  let done = () => {}
  let leave: Waiting['leave'] = () => {}
  const promise = new Promise<void>((resolve, reject) => {
    done = resolve
    leave = reject
  })
  // Prevents an unhandled rejection if a caller has no handler yet.
  promise.catch(() => undefined)
  waiting.set({ promise, done, leave })
  return promise
}

/** For the staff console: whether a call waits for a sign-in, and how to settle it. */
export function useSignInAgain() {
  return {
    isAsked: waiting.use() !== undefined,
    signedIn: () => settle(asked => asked.done()),
    leave: () => settle(asked => asked.leave(new Error('signed out'))),
  }
}

function settle(how: (asked: Waiting) => void) {
  const asked = waiting.get()
  if (asked) how(asked)
  waiting.set(undefined)
}
