import { useText } from '#kit/web/language.tsx'
import { nowTexts } from './now-texts.ts'

/** 'n places crowded now', also for one and for none. */
export function CrowdedNow({ count }: { count: number }) {
  const t = useText(nowTexts)
  if (count === 0) return t('crowdedNone')
  return count === 1 ? t('crowdedOne') : t('crowdedMany', { n: count })
}
