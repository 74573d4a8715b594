import { useEffect } from 'react'
import type { CallInput, CallName, CallReply, Contract } from '#common/contract.ts'
import { ApiError, callUrl, client, type Input } from '../api.ts'
import { type QueryResult, queryHook } from '../query.ts'
import { fetchQuery, getQuery } from '../query-cache.ts'
import { signInAgain } from './sign-in-again.ts'

/**
 * The typed client of staff calls. If the session has ended it asks to sign in again in a dialog over the screen, then
 * sends the same call, so that nothing typed is lost. Throws ApiError as `client` does.
 */
export function staffClient<C extends Contract>() {
  const call = client<C>()
  return <K extends keyof C & CallName>(name: K, input: CallInput<C[K]>): Promise<CallReply<C[K]>> =>
    withSession(() => call(name, input))
}

/** Runs `work`; if the session has ended, asks to sign in again and runs it again. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isSignedOut(error)) throw error
      await signInAgain()
    }
  }
}

/** `queryHook` for staff calls: asks to sign in again when the session has ended. Answers are never stored offline. */
export function staffQueryHook<C extends Contract>() {
  const useQuery = queryHook<C>()
  return function useStaffQuery<K extends keyof C & CallName>(
    name: K | null,
    input: CallInput<C[K]>,
  ): QueryResult<CallReply<C[K]>> {
    const query = useQuery(name, input)
    const { error, refresh } = query
    useEffect(() => {
      if (isSignedOut(error))
        signInAgain().then(
          () => refresh(),
          () => undefined,
        )
      // Once for each refusal: while it is read again, the last one is still there.
    }, [error, refresh])
    return query
  }
}

/** Reads an answer before a query asks for it, so that what is on the screen stays until then. Throws ApiError. */
export function readAhead(name: CallName, input: Input): Promise<void> {
  const url = callUrl(name, input)
  return withSession(async () => {
    await fetchQuery(url)
    const { error } = getQuery(url)
    if (error) throw error
  })
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'unauthenticated'
