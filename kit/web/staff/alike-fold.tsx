import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../language.tsx'
import { paths } from '../paths.ts'
import styles from './staff-list.module.css'

const alikeTexts = defineTexts({
  similar: {
    en: '{n} similar reports, sent within minutes of each other',
    hi: '{n} एक जैसी सूचनाएँ, जो कुछ ही मिनटों में आईं',
  },
  lookTogether: { en: 'Look at them together', hi: 'एक साथ देखें' },
})
type Props = {
  count: number
  /** The budget that they were spent from; '' for several. */
  budget: string
  isOpen: boolean
  onOpen: () => void
  /** The rows, drawn once it is open. */
  children: ReactNode
}

/** One row of a list for what looks like a flood: it unfolds, and leads to the page where it is closed together. */
export function AlikeFold({ count, budget, isOpen, onOpen, children }: Props) {
  const t = useText(alikeTexts)
  return (
    <li>
      <div className={styles.fold}>
        <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onOpen}>
          <Icon name="i-merge" size={28} />
          <b>{t('similar', { n: count })}</b>
        </button>
        <Link className="btn btn--line btn--s" href={paths.senders(budget)}>
          {t('lookTogether')}
        </Link>
      </div>
      {isOpen ? <ul>{children}</ul> : null}
    </li>
  )
}
