import { useEffect } from 'react'
import type { CallInput, CallName, CallReply, Contract } from '#common/contract.ts'
import { ApiError, client } from '../api.tsx'
import { type QueryResult, queryHook } from '../query.tsx'
import { signInAgain } from './sign-in-again.tsx'

/**
 * The typed client of staff calls. Where the session has ended meanwhile it asks to sign in again, over what is on the
 * screen, and then sends the same call: nothing typed is lost. Throws ApiError as `client` does.
 */
export function staffClient<C extends Contract>() {
  const call = client<C>()
  return <K extends keyof C & CallName>(name: K, input: CallInput<C[K]>): Promise<CallReply<C[K]>> =>
    withSession(() => call(name, input))
}

/** Works; where the session has ended meanwhile, asks to sign in again and works once more. */
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

/** A reading of staff calls; a session that has ended is asked for again. Kept in memory only. */
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
    })
    return query
  }
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'unauthenticated'
