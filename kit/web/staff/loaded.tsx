import type { ReactNode } from 'react'
import { Note } from '#ui/note.tsx'
import type { ApiError } from '../api.ts'
import { useText } from '../language.tsx'
import { LoadFailed, Loading } from '../load-state.tsx'
import type { QueryResult } from '../query.ts'
import { kitStaffTexts } from './texts.ts'
import { useWhyNot } from './why-not.ts'

const iconOf = ({ status }: ApiError) => (status > 0 ? 'i-warning' : 'i-wifi-off')

type NotLoadedProps = {
  query: Pick<QueryResult<unknown>, 'isLoading' | 'error'> & { refresh: () => unknown }
  /** Title if the query failed. */
  failed: string
  /** What screen readers hear while it is loading, and how many skeleton rows there are. */
  label?: string
  rows?: number
}
/** Shown while a query of staff has no answer: it is loading, or it failed, and why. */
export function StaffNotLoaded({ query, failed, ...loading }: NotLoadedProps) {
  const sayWhy = useWhyNot()
  const { isLoading, error, refresh } = query
  if (isLoading || !error) return <Loading {...loading} />
  return (
    <LoadFailed title={failed} icon={iconOf(error)} onRetry={refresh}>
      <p>{sayWhy(error)}</p>
    </LoadFailed>
  )
}

/** Above an older answer, when it could not be read again: how old it is (`title`), and why. */
export function OlderAnswer({ error, title }: { error: ApiError | undefined; title: string }) {
  const sayWhy = useWhyNot()
  if (!error) return null
  return (
    <Note kind="info" icon={iconOf(error)} live="status" title={title}>
      <p>{sayWhy(error)}</p>
    </Note>
  )
}

/** Renders a query's value; without one, that it is loading or has failed, with a button to try again. */
export function Loaded<T>({ query, children }: { query: QueryResult<T>; children: (value: T) => ReactNode }) {
  const t = useText(kitStaffTexts)
  if (query.value !== undefined) return children(query.value)
  return <StaffNotLoaded query={query} failed={t('readFailed')} rows={3} />
}
