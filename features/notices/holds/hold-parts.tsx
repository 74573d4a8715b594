import { languages, type Text } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import styles from './holds.module.css'
import { holdsTexts } from './texts.ts'

const lasts = [5, 10, 15, 20, 30] as const

/** A button for each number of minutes; a tap on it starts the hold. */
export function MinuteKeys({ onChoose }: { onChoose: (minutes: number) => void }) {
  const t = useText(holdsTexts)
  return lasts.map(n => (
    <button
      key={n}
      type="button"
      className="btn btn--main"
      aria-label={t('inMinutes', { n })}
      onClick={() => onChoose(n)}
    >
      {n}
    </button>
  ))
}

/** The loudspeaker's text, in both languages. */
export const SpokenWords = ({ words }: { words: Text }) =>
  languages.map(one => (
    <p key={one} lang={one} className={styles.speak}>
      {words[one]}
    </p>
  ))
