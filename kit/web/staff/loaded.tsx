import type { ReactNode } from 'react'
import { useText } from '../language.tsx'
import { LoadFailed, Loading } from '../load-state.tsx'
import type { QueryResult } from '../query.ts'
import { kitStaffTexts } from './texts.ts'

/** Renders a query's value; until there is one, that it is loading or has failed, with a button to try again. */
export function Loaded<T>({ query, children }: { query: QueryResult<T>; children: (value: T) => ReactNode }) {
  const t = useText(kitStaffTexts)
  const { value, error, refresh } = query
  if (value !== undefined) return children(value)
  if (!error) return <Loading rows={3} />
  return <LoadFailed title={t('readFailed')} onRetry={refresh} />
}
