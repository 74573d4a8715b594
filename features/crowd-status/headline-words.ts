import { sayAgo, sayDay } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { IconName } from '#ui/icon.tsx'
import type { Headline } from './headline.ts'
import { homeTexts } from './home-texts.ts'
import type { CrowdStatusValue } from './level.ts'
import { levelIcons, statusOf } from './level-icons.ts'

/** The words of a headline: a label above, the large words, a small line below. `shape` is drawn beside the words. */
type HeadlineWords = {
  label: string
  words: string
  small: string
  shape: { icon: IconName; status?: CrowdStatusValue } | undefined
}

export function useHeadlineWords(): (headline: Headline) => HeadlineWords {
  const t = useText(homeTexts)
  const { language } = useLanguage()
  const shapeOf = (status: CrowdStatusValue) => ({ icon: levelIcons[status], status })
  const none = { icon: 'l-none' } as const
  const label = t('atTemple')
  return headline => {
    switch (headline.is) {
      case 'season':
        return {
          label: t('nextFair'),
          words: sayDay(headline.from, language, 'long'),
          small: t('notOn'),
          shape: undefined,
        }
      case 'none':
        return { label, words: t('noReport'), small: t('estimate'), shape: none }
      case 'old': {
        const last = { level: t(headline.level), ago: sayAgo(headline.age, language) }
        return { label, words: t('noNewReport'), small: t('lastReport', last), shape: none }
      }
      case 'crowded':
        return {
          label,
          words: headline.count === 1 ? t('crowdedOne') : t('crowdedMany', { n: headline.count }),
          small: t('overallIs', { level: t('LOW') }),
          shape: shapeOf('high'),
        }
      case 'level':
        return { label, words: t(headline.level), small: '', shape: shapeOf(statusOf[headline.level]) }
    }
  }
}
