import { useState } from 'react'
import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { withdraw } from '#kit/web/outbox/outbox.ts'
import { OthersWait } from '#kit/web/staff/others-wait.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import styles from './queue-panel.module.css'
import { queueKind, type Told, takeBack, type UnsentReport, useUnsentReports } from './reports-to-send.ts'
import { queueStaffTexts } from './texts.ts'
import { useSayTold } from './use-say-told.ts'

type Props = { last: { id: string; told: Told } | undefined; onTakenBack: () => void }

/** The state of the own report (saved, under way, waiting or refused), with a button to take it back. */
export function ToldNow({ last, onTakenBack }: Props) {
  const t = useText(queueStaffTexts)
  const sayTold = useSayTold()
  const unsent = useUnsentReports()
  const [undone, setUndone] = useState<string>()
  const waiting = unsent.filter(({ refusal }) => !refusal)
  const isUnsent = waiting.some(({ id }) => id === last?.id)
  const isAway = waiting.some(({ isUnderWay }) => !isUnderWay)
  const undo = async (id: string, isHere: boolean) => {
    setUndone(id)
    await takeBack(id, isHere)
    onTakenBack()
  }
  return (
    <div className={styles.told}>
      <OthersWait kind={queueKind} />
      {unsent.map(report => (
        <Unsent key={report.id} report={report} />
      ))}
      <div role="status">
        {isAway ? <p className="tiny">{t('away')}</p> : null}
        {last && !isUnsent ? (
          <p className={styles.saved}>
            <Icon name="i-check" size={20} />
            <b>{t(undone === last.id ? 'undone' : 'saved', { what: sayTold(last.told) })}</b>
          </p>
        ) : null}
      </div>
      {last && undone !== last.id ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => undo(last.id, isUnsent)}>
          {t('undo')}
        </button>
      ) : null}
    </div>
  )
}

/** An unconfirmed report: that it waits, or why it was refused and what to do. */
function Unsent({ report }: { report: UnsentReport }) {
  const t = useText(queueStaffTexts)
  const { language } = useLanguage()
  const sayTold = useSayTold()
  const { refusal, told, at, id, isUnderWay } = report
  const what = sayTold(told)
  if (!refusal) return <p className={styles.waits}>{t(isUnderWay ? 'sending' : 'waiting', { what })}</p>
  return (
    <Note kind="err" live="alert" title={t('notSaved', { what })}>
      <p>
        {t('toldBefore', { time: sayTime(at, language) })} {t(refusal === 'too-old' ? 'tooOld' : 'refused')}
      </p>
      <button type="button" className="btn btn--line btn--s" onClick={() => withdraw(id)}>
        {t('putAway')}
      </button>
    </Note>
  )
}
