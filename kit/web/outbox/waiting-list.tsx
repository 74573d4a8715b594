import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { useText } from '../language.tsx'
import { expired, type OutboxItem } from './item.tsx'
import { resend, wasSentLater, withdraw } from './outbox.tsx'
import { texts } from './texts.ts'
import { useOutbox } from './use-outbox.tsx'
import './waiting-list.css'

type Props = {
  kind: string
  /** Words by which its writer knows it again. */
  say: (item: OutboxItem) => string
  /** What the form is sending itself. */
  except?: string | undefined
  /** One that waited has been sent. */
  onSent?: () => void
}

/** What this phone has not handed over yet: seen as waiting, and taken back with one tap. */
export function WaitingList({ kind, say, except, onSent }: Props) {
  const t = useText(texts)
  const { items, progressOf } = useOutbox(kind)
  const waiting = items.filter(item => item.id !== except)
  const before = useRef<readonly string[]>([])
  const ids = waiting.map(item => item.id).join()
  const told = useRef(() => {})
  told.current = () => {
    showToast(t('sent'))
    onSent?.()
  }
  useEffect(() => {
    const now = ids ? ids.split(',') : []
    const isGone = before.current.some(id => !now.includes(id) && wasSentLater(id))
    before.current = now
    if (isGone) told.current()
  }, [ids])
  if (waiting.length === 0) return null
  const state = ({ id, state, refusal }: OutboxItem) => {
    const share = progressOf(id)
    if (state === 'refused') return t(refusal === expired ? 'expired' : 'refused')
    return share === undefined ? t('waiting') : t('sending', { n: Math.round(100 * share) })
  }
  return (
    <section className="waiting" aria-label={t('list')}>
      <h2>{t('list')}</h2>
      <ul>
        {waiting.map(item => (
          <li key={item.id}>
            <p>
              <bdi>{say(item)}</bdi>
              <small>{state(item)}</small>
            </p>
            {item.refusal === expired ? (
              <button type="button" className="btn btn--line btn--s" onClick={() => resend(item)}>
                <Icon name="i-upload" size={20} />
                {t('send')}
              </button>
            ) : null}
            <button type="button" className="btn btn--line btn--s" onClick={() => withdraw(item.id)}>
              <Icon name="i-trash" size={20} />
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
