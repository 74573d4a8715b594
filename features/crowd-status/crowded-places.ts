import { useText } from '#kit/web/language.tsx'
import { homeTexts } from './home-texts.ts'

/** "n places crowded now", with forms for one and for none. */
export function CrowdedPlaces({ count }: { count: number }) {
  const t = useText(homeTexts)
  if (count === 0) return t('crowdedNone')
  return count === 1 ? t('crowdedOne') : t('crowdedMany', { n: count })
}
