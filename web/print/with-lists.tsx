import type { ReactNode } from 'react'
import { useText } from '#kit/web/language.tsx'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { printTexts } from './texts.ts'
import { type Lists, useLists } from './use-lists.ts'

/** Its children once the lists are there, else that they load or failed. */
export function WithLists({ children }: { children: (lists: Lists) => ReactNode }) {
  const t = useText(printTexts)
  const query = useLists()
  return query.value ? children(query.value) : <NotLoaded query={query} failed={t('failed')} />
}
