import type { IconName } from '#ui/icon.tsx'
import { Loading, State } from '#ui/state.tsx'
import { useText } from '../language.tsx'
import type { Read } from '../read.tsx'
import { LoadFailed } from './load-failed.tsx'
import { texts } from './texts.ts'

type Props = {
  reading: Pick<Read<unknown>, 'value' | 'isLoading' | 'refresh'>
  loadFailed: string
  isEmpty: boolean
  none: string
  icon: IconName
}

/** What stands where a list has no rows: it is on its way, it failed, or there are none. */
export function ListState({ reading, loadFailed, isEmpty, none, icon }: Props) {
  const t = useText(texts)
  if (reading.isLoading) return <Loading label={t('loading')} />
  if (!reading.value) return <LoadFailed title={loadFailed} onRetry={reading.refresh} />
  return isEmpty ? <State icon={icon} title={none} /> : null
}
