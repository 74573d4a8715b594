import type { ReactNode } from 'react'
import type { IconName } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { useText } from './language.tsx'
import { kitTexts } from './texts.ts'

type LoadingProps = { label?: string; rows?: number }
/** Skeleton rows in place of a list that is loading. Screen readers hear the label, 'Loading...' unless it is named. */
export function Loading({ label, rows = 4 }: LoadingProps) {
  const t = useText(kitTexts)
  return (
    <div role="status" className="loading">
      <span className="hide">{label ?? t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike
        <div key={row} className="loading-row" aria-hidden="true">
          <i className="sk" />
          <i className="sk" />
        </div>
      ))}
    </div>
  )
}

type FailedProps = { title: string; icon?: IconName; onRetry: () => void; children?: ReactNode }
/** Shown when a list could not be loaded: what failed, a button to try again, and what helps until then. */
export function LoadFailed({ title, icon = 'i-wifi-off', onRetry, children }: FailedProps) {
  const t = useText(kitTexts)
  return (
    <State icon={icon} title={title}>
      <button type="button" className="btn btn--main" onClick={() => onRetry()}>
        {t('tryAgain')}
      </button>
      {children}
    </State>
  )
}

type NotLoadedProps = {
  query: { isLoading: boolean; refresh: () => Promise<unknown> }
  /** Title if the query failed. */
  failed: string
  /** What helps after a failure. */
  children?: ReactNode
}
/** Shown while a query has no answer: it is loading, or it failed. */
export function NotLoaded({ query, failed, children }: NotLoadedProps) {
  if (query.isLoading) return <Loading />
  return (
    <LoadFailed title={failed} onRetry={query.refresh}>
      {children}
    </LoadFailed>
  )
}
