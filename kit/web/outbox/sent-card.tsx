import type { ReactNode } from 'react'
import { defineTexts } from '#common/text.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../language.tsx'
import type { OutboxResult } from './item.ts'
import './sent-card.css'

const texts = defineTexts({ putAway: { en: 'Put away', hi: 'ठीक है, हटाएँ' } })

/** Props of a feature's part that shows its results. */
export type SentProps = {
  /** All of one kind. Only votes are shown together; of any other kind there is one. */
  results: readonly [OutboxResult, ...OutboxResult[]]
  onPutAway: () => void
}

type Props = {
  title: string
  /** The server refused it. */
  isRefused?: boolean
  /** Without it the card stays until its subject is gone. */
  onPutAway?: () => void
  /** Buttons and links beside 'Put away'. */
  actions?: ReactNode
  children?: ReactNode
}

/** The result of one submission, shown above the screen until its reader puts it away. */
export function SentCard({ title, isRefused = false, onPutAway, actions, children }: Props) {
  const t = useText(texts)
  return (
    <section className={isRefused ? 'sent sent--refused' : 'sent'}>
      <Icon name={isRefused ? 'i-warning' : 'i-check'} />
      <div>
        <h2 className="strong">{title}</h2>
        {children}
        <div className="cluster sent-actions">
          {actions}
          {onPutAway ? (
            <button type="button" className="btn btn--line btn--s" data-once="" onClick={onPutAway}>
              {t('putAway')}
            </button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
