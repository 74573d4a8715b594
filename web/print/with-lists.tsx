import type { ReactNode } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Loading, State } from '#ui/state.tsx'
import { printTexts } from './texts.ts'
import { type Lists, useLists } from './use-lists.ts'

/** Its children once the lists are there, else that they load or failed. */
export function WithLists({ children }: { children: (lists: Lists) => ReactNode }) {
  const t = useText(printTexts)
  const { value, isLoading, refresh } = useLists()
  if (value) return children(value)
  if (isLoading) return <Loading label={t('loading')} />
  return (
    <State icon="i-wifi-off" title={t('failed')}>
      <button type="button" className="btn btn--main" onClick={refresh}>
        {t('tryAgain')}
      </button>
    </State>
  )
}
