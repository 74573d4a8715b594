import { fairMoment, sayDay } from '#common/fair-time.ts'
import { defineTexts } from '#common/text.ts'
import { fairAt } from '#content/shravan.ts'
import { useLanguage, useText } from './language.tsx'

const texts = defineTexts({
  standFrom: { en: 'The fair is not on: these stand from {day}', hi: 'अभी मेला नहीं है: ये {day} से लगेंगे' },
  standInFair: {
    en: 'The fair is not on: these stand only in its days',
    hi: 'अभी मेला नहीं है: ये सिर्फ़ मेले के दिनों में लगते हैं',
  },
})

/** Says from which day the places of the fair stand, at a moment (ms) when they do not. */
export function useWhenFairStands(day: number | undefined): string {
  const t = useText(texts)
  const { language } = useLanguage()
  const { from } = fairAt(day ?? 0)
  return from
    ? t('standFrom', { day: sayDay(fairMoment(from, '00:00'), language, 'long') })
    : t('standInFair')
}
