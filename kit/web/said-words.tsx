import { defineTexts, type Language, type Text } from '#common/text.ts'
import { useLanguage, useSay, useText } from './language.tsx'

export const saidTexts = defineTexts({
  notTranslated: { en: 'not translated', hi: 'अनुवाद नहीं हुआ' },
})

/** Words of staff. `only`: the one language they were written in; readers of the other see them marked with it. */
export function SaidWords({ text, only }: { text: Text; only: Language | undefined }) {
  const t = useText(saidTexts)
  const say = useSay()
  const { language } = useLanguage()
  if (!only || only === language) return say(text)
  return (
    <>
      <span lang={only}>{text[only]}</span> <small className="tiny">({t('notTranslated')})</small>
    </>
  )
}
