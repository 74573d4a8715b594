import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { CallInput, CallName, CallReply, Contract } from '#common/contract.ts'
import { type ApiError, callUrl, type Input } from './api.tsx'
import { getQuery, type QueryState, refetchQuery, subscribeToQuery, updateQuery } from './query-cache.tsx'
import type { Answer, PageData } from './renderer.ts'

/** What came with the page. */
export const PageDataContext = createContext<PageData>({})

export type QueryResult<T> = {
  /** undefined while nothing is known yet. */
  value: T | undefined
  /** When the server said so (ms), also for a copy kept on the phone. */
  savedAt: number | undefined
  /** The last try failed; `value` may still hold an older answer. */
  error: ApiError | undefined
  /** Nothing to show yet, and a try is under way. */
  isLoading: boolean
  /** Asks again; resolves when the try has ended. */
  refresh: () => Promise<void>
  /** Puts a newer answer in place (live push, own change). */
  replace: (change: (value: T | undefined) => T | undefined) => void
}

const emptyQuery: QueryState = { answer: undefined, error: undefined }
const subscribeToNothing = () => () => {}

/**
 * One reading of the server, shared by every part of a screen: first what came with the page, then the copy kept on
 * the phone, then the network. A dead network leaves the last known answer in place, with its age; it is asked again
 * when the network or the reader comes back. `const useFacilities = reader<typeof contract>()` at the top of a file
 * makes the typed hook; the contract is imported as a type only. A null name reads nothing.
 */
export function queryHook<C extends Contract>() {
  return function useQuery<K extends keyof C & CallName>(
    name: K | null,
    input: CallInput<C[K]>,
  ): QueryResult<CallReply<C[K]>> {
    type T = CallReply<C[K]>
    const page = useContext(PageDataContext)
    const url = name ? callUrl(name, input as Input) : ''
    const fromPage = page[url]
    const subscribe = useCallback(
      (tell: () => void) => {
        if (fromPage && !getQuery(url).answer) updateQuery(url, { answer: fromPage })
        return subscribeToQuery(url, tell)
      },
      [url, fromPage],
    )
    const query = useSyncExternalStore(
      url ? subscribe : subscribeToNothing,
      () => (url ? getQuery(url) : emptyQuery),
      () => emptyQuery,
    )
    const answer = (query.answer ?? fromPage) as Answer<T> | undefined
    return {
      value: answer?.value,
      savedAt: answer?.savedAt,
      error: query.error,
      isLoading: !answer && !query.error,
      refresh: () => refetchQuery(url),
      replace: change => {
        const next = change((getQuery(url).answer as Answer<T> | undefined)?.value)
        if (next !== undefined) updateQuery(url, { answer: { value: next, savedAt: Date.now() } })
      },
    }
  }
}
