import { createContext, useContext } from 'react'
import { useText } from '../language.tsx'
import styles from './staff-list.module.css'
import { kitStaffTexts } from './texts.ts'
import type { Clashes } from './use-record.ts'

type Decisions = Clashes & { onDecide: (path: string, take: 'theirs' | 'mine') => void }
/** Provided by RecordEditor to its fields. */
export const ClashContext = createContext<Decisions>({ by: '', theirs: new Map(), onDecide: () => {} })

/** Below a field that somebody else has also changed: their value, and the choice. `say`: puts their value into words. */
export function TheirValue({ path, say = sayValue }: { path: string; say?: (value: unknown) => string }) {
  const t = useText(kitStaffTexts)
  const { by, theirs, onDecide } = useContext(ClashContext)
  if (!theirs.has(path)) return null
  const words = say(theirs.get(path))
  return (
    <div className={styles.theirs}>
      <p>
        <b>{t('theyWrote', { name: by || t('somebody') })}</b> <bdi>{words || t('nothing')}</bdi>
      </p>
      <span className="cluster">
        <button type="button" className="btn btn--line btn--s" onClick={() => onDecide(path, 'theirs')}>
          {t('takeThis')}
        </button>
        <button type="button" className="btn btn--line btn--s" onClick={() => onDecide(path, 'mine')}>
          {t('keepThis')}
        </button>
      </span>
    </div>
  )
}

/** A value as one would type it. */
function sayValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(sayValue).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(sayValue).filter(Boolean).join(', ')
}
