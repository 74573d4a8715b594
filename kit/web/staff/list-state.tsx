import type { IconName } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { NotLoaded } from '../load-state.tsx'
import type { QueryResult } from '../query.ts'

type Props = {
  query: Pick<QueryResult<unknown>, 'value' | 'isLoading' | 'refresh'>
  loadFailed: string
  isEmpty: boolean
  none: string
  icon: IconName
}

/** Shown in place of a list without rows: it is loading, it failed, or it is empty. */
export function ListState({ query, loadFailed, isEmpty, none, icon }: Props) {
  if (!query.value) return <NotLoaded query={query} failed={loadFailed} />
  return isEmpty ? <State icon={icon} title={none} /> : null
}
