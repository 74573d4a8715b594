import { Note } from '#ui/note.tsx'
import { useText } from '../language.tsx'
import styles from './staff-list.module.css'
import { kitStaffTexts } from './texts.ts'

type Props<D> = {
  drafts: readonly D[]
  wordsOf: (draft: D) => string
  onBack: (draft: D) => void
  onDrop: (id: string) => void
}

/** What was begun and not sent, because something else was put into the form. */
export function UnsentDrafts<D extends { id: string }>({ drafts, wordsOf, onBack, onDrop }: Props<D>) {
  const t = useText(kitStaffTexts)
  if (drafts.length === 0) return null
  return (
    <Note kind="info" live="status" title={t('unsent')}>
      <ul className={`stack ${styles.unsent}`}>
        {drafts.map(draft => (
          <li key={draft.id}>
            <p dir="auto">{wordsOf(draft)}</p>
            <div className="cluster">
              <button type="button" className="btn btn--line btn--s" onClick={() => onBack(draft)}>
                {t('goOn')}
              </button>
              <button type="button" className="btn btn--quiet btn--s" onClick={() => onDrop(draft.id)}>
                {t('throwAway')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Note>
  )
}
