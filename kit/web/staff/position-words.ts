import type { Point } from '#common/distance.ts'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '../language.tsx'
import { positionTexts } from './position-texts.ts'

type Row = {
  position: Point | null
  precision_m: number | null
  source: string
  checked_by: string | null
  checked_at: string | null
}

/** What staff's lists say of a row with a position: how exact it is, who checked it, and what is missing. */
export function usePositionWords(): (row: Row) => { below: string; marks: string[] } {
  const t = useText(positionTexts)
  const { language } = useLanguage()
  return ({ position, precision_m, source, checked_by, checked_at }) => {
    const when = checked_at ? sayDayTime(Date.parse(checked_at), language) : ''
    return {
      below: [
        ...(precision_m ? [t('about', { n: precision_m })] : []),
        checked_by ? t('checked', { name: checked_by, when }) : source,
      ].join(' · '),
      marks: [...(position ? [] : [t('noPosition')]), ...(checked_by ? [] : [t('unchecked')])],
    }
  }
}
