import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { Choices } from '#ui/choices.tsx'
import styles from './missing-person.module.css'
import { ageBands, sexes } from './person-kinds.ts'

const texts = defineTexts({
  age: { en: 'About how old?', hi: 'उम्र करीब कितनी है?' },
  child: { en: 'Child under 12', hi: '12 साल से छोटे' },
  teen: { en: '12 to 17', hi: '12 से 17 साल' },
  adult: { en: '18 to 60', hi: '18 से 60 साल' },
  elder: { en: 'Older than 60', hi: '60 साल से बड़े' },
  sex: { en: 'Woman or man, girl or boy?', hi: 'महिला या पुरुष, लड़की या लड़का?' },
  female: { en: 'Girl or woman', hi: 'लड़की या महिला' },
  male: { en: 'Boy or man', hi: 'लड़का या पुरुष' },
  other: { en: 'Other', hi: 'अन्य' },
})

/** Props of the choice, as a form gives them: `form.choice('sex')`. */
type Props = { name: string; value: string; disabled: boolean; onChoose: (value: string) => void }

export function AgeChoice(choice: Props) {
  const t = useText(texts)
  return (
    <div className={styles.ages}>
      <Choices
        legend={t('age')}
        choices={ageBands.map(id => ({ id: id as string, label: t(id) }))}
        {...choice}
      />
    </div>
  )
}

export function SexChoice(choice: Props) {
  const t = useText(texts)
  return (
    <Choices legend={t('sex')} choices={sexes.map(id => ({ id: id as string, label: t(id) }))} {...choice} />
  )
}
