import type { ReactNode } from 'react'
import { useText } from '../language.tsx'
import { NotLoaded } from '../load-state.tsx'
import type { QueryResult } from '../query.ts'
import { kitStaffTexts } from './texts.ts'

/** Renders a query's value; without one, that it is loading or has failed, with a button to try again. */
export function Loaded<T>({ query, children }: { query: QueryResult<T>; children: (value: T) => ReactNode }) {
  const t = useText(kitStaffTexts)
  if (query.value !== undefined) return children(query.value)
  return <NotLoaded query={query} failed={t('readFailed')} rows={3} />
}
