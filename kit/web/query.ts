import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { CallInput, CallName, CallReply, Contract } from '#common/contract.ts'
import { type ApiError, callUrl, type Input } from './api.ts'
import {
  getQuery,
  type QueryState,
  refetchQuery,
  replaceValue,
  subscribeToQuery,
  updateQuery,
} from './query-cache.ts'
import type { Answer, PageData } from './renderer.ts'
import { serverClock } from './server-clock.ts'

/** Answers that came with the prerendered page. */
export const PageDataContext = createContext<PageData>({})

export type QueryResult<T> = {
  /** undefined until the first answer. */
  value: T | undefined
  /** When the server gave the answer (ms), also for a copy stored on the phone. */
  savedAt: number | undefined
  /** The last request failed; `value` may still hold an older answer. */
  error: ApiError | undefined
  /** No answer yet, and a request is in flight. */
  isLoading: boolean
  /** Fetches again; resolves when the request has ended. */
  refresh: () => Promise<void>
  /** Sets a newer value, after a live event or the reader's own change. */
  replace: (change: (value: T | undefined) => T | undefined) => void
}

const emptyQuery: QueryState = { answer: undefined, error: undefined }
const subscribeToNothing = () => () => {}

/**
 * Makes a typed query hook: `const useFacilities = queryHook<typeof contract>()` at the top of a file, with the contract
 * imported as a type only. All components share one state per URL: first the answer that came with the page, then the
 * copy stored on the phone, then the network. Without network the last answer stays, with its age; it is fetched again
 * when the network or the reader comes back. A null name fetches nothing.
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
        if (fromPage && !getQuery(url).answer) {
          serverClock.hearKept(fromPage.savedAt)
          updateQuery(url, { answer: fromPage })
        }
        return subscribeToQuery(url, tell)
      },
      [url, fromPage],
    )
    const query = useSyncExternalStore(
      url ? subscribe : subscribeToNothing,
      () => (url ? getQuery(url) : emptyQuery),
      () => emptyQuery,
    )
    const refresh = useCallback(() => refetchQuery(url), [url])
    const answer = (query.answer ?? fromPage) as Answer<T> | undefined
    return {
      value: answer?.value,
      savedAt: answer?.savedAt,
      error: query.error,
      isLoading: !answer && !query.error,
      refresh,
      replace: change => {
        const known = (getQuery(url).answer as Answer<T> | undefined)?.value
        const next = change(known)
        if (next !== undefined || known === undefined) replaceValue(url, next)
      },
    }
  }
}
