import type { ReactNode } from 'react'
import { useText } from '#kit/web/language.tsx'
import { LoadFailed, Loading } from '#kit/web/load-state.tsx'
import { printTexts } from './texts.ts'
import { type Lists, useLists } from './use-lists.ts'

/** Its children once the lists are there, else that they load or failed. */
export function WithLists({ children }: { children: (lists: Lists) => ReactNode }) {
  const t = useText(printTexts)
  const { value, isLoading, refresh } = useLists()
  if (value) return children(value)
  if (isLoading) return <Loading />
  return <LoadFailed title={t('failed')} onRetry={refresh} />
}
