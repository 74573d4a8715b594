import { useLanguage, useText } from '#kit/web/language.tsx'
import { Note } from '#ui/note.tsx'
import type { Draft } from './drafts.ts'
import styles from './notices-panel.module.css'
import { noticesStaffTexts } from './texts.ts'

type Props = { drafts: readonly Draft[]; onBack: (draft: Draft) => void; onDrop: (draft: Draft) => void }

/** Notices that were begun and not sent, because another one was put into the form. */
export function Unsent({ drafts, onBack, onDrop }: Props) {
  const t = useText(noticesStaffTexts)
  const { language } = useLanguage()
  if (drafts.length === 0) return null
  return (
    <Note kind="info" live="status" title={t('unsent')}>
      <ul className={styles.unsent}>
        {drafts.map(draft => {
          const { text } = draft.words
          return (
            <li key={draft.id}>
              <p dir="auto">{text[language] || text.en || text.hi || t('emptied')}</p>
              <div className={styles.keys}>
                <button type="button" className="btn btn--line btn--s" onClick={() => onBack(draft)}>
                  {t('goOn')}
                </button>
                <button type="button" className="btn btn--quiet btn--s" onClick={() => onDrop(draft)}>
                  {t('throwAway')}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
