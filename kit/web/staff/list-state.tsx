import type { IconName } from '#ui/icon.tsx'
import { Loading, State } from '#ui/state.tsx'
import { useText } from '../language.tsx'
import type { QueryResult } from '../query.ts'
import { LoadFailed } from './load-failed.tsx'
import { kitStaffTexts } from './texts.ts'

type Props = {
  query: Pick<QueryResult<unknown>, 'value' | 'isLoading' | 'refresh'>
  loadFailed: string
  isEmpty: boolean
  none: string
  icon: IconName
}

/** Shown in place of a list without rows: it is loading, it failed, or it is empty. */
export function ListState({ query, loadFailed, isEmpty, none, icon }: Props) {
  const t = useText(kitStaffTexts)
  if (query.isLoading) return <Loading label={t('loading')} />
  if (!query.value) return <LoadFailed title={loadFailed} onRetry={query.refresh} />
  return isEmpty ? <State icon={icon} title={none} /> : null
}
