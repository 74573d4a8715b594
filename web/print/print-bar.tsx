import type { ReactNode } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { printTexts } from './texts.ts'

type Props = { sheets: number; onPrint?: () => void; children?: ReactNode }

/** Above the sheets on the screen: how many there are, where their codes lead, and the key. It is not printed. */
export function PrintBar({ sheets, onPrint = () => print(), children }: Props) {
  const t = useText(printTexts)
  return (
    <div className="print-bar">
      {children}
      <button type="button" className="btn btn--main" onClick={onPrint}>
        <Icon name="i-print" />
        {t('print')}
      </button>
      <p className="tiny">
        {sheets === 1 ? t('page') : t('pages', { n: sheets })} · {t('opens', { address: location.host })}
      </p>
    </div>
  )
}
