import type { IconName } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import type { QueryResult } from '../query.ts'
import { StaffNotLoaded } from './loaded.tsx'

type Props = {
  query: Pick<QueryResult<unknown>, 'value' | 'isLoading' | 'error' | 'refresh'>
  loadFailed: string
  isEmpty: boolean
  none: string
  icon: IconName
}

/** Shown in place of a list without rows: it is loading, it failed, or it is empty. */
export function ListState({ query, loadFailed, isEmpty, none, icon }: Props) {
  if (!query.value) return <StaffNotLoaded query={query} failed={loadFailed} />
  return isEmpty ? <State icon={icon} title={none} /> : null
}
