import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { withdraw } from '#kit/web/outbox/outbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { StatusBadge } from '../crowd-level.tsx'
import styles from './crowd-panel.module.css'
import type { UnsentLevel as Unsent } from './levels-to-send.tsx'
import { crowdStatusStaffTexts } from './texts.ts'

const reasons = {
  'newer-report': 'refusedNewer',
  'too-old': 'refusedOld',
  'not-your-place': 'refusedPlace',
  'not-found': 'refusedGone',
} as const

/** A level that was set here and has not arrived: that it waits, or why it was refused and what to do. */
export function UnsentLevel({ unsent }: { unsent: Unsent }) {
  const t = useText(crowdStatusStaffTexts)
  const { language } = useLanguage()
  const { refusal } = unsent
  const reason = refusal && (reasons[refusal as keyof typeof reasons] ?? 'refused')
  const state = reason ? 'notSaved' : unsent.isUnderWay ? 'sending' : 'waiting'
  return (
    <div className={`${styles.unsent} ${reason ? styles.refused : ''}`}>
      <Icon name={reason ? 'i-warning' : 'i-clock'} size={20} />
      <div>
        <b>{t(state)}</b>
        <p>
          <span>{t('setAt', { time: sayTime(unsent.at, language) })}</span>{' '}
          <StatusBadge status={unsent.status} />
        </p>
        {reason ? <p>{t(reason)}</p> : null}
      </div>
      {unsent.isUnderWay ? null : (
        <button type="button" className="btn btn--line btn--s" onClick={() => withdraw(unsent.id)}>
          {t(reason ? 'putAway' : 'doNotSend')}
        </button>
      )}
    </div>
  )
}
