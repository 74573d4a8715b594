import { type ReactNode, useEffect, useState } from 'react'
import { sayAgo } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { dakBamPlaces } from '#content/queue-places.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useNow } from '#kit/web/now.ts'
import { flush } from '#kit/web/outbox/outbox.ts'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { Segments } from '#ui/segments.tsx'
import type { Head, Queue } from '../contract.ts'
import { useQueue } from '../use-queue.ts'
import { knownAt, type WaitingHours } from '../waiting.ts'
import { PlaceKeys } from './place-keys.tsx'
import styles from './queue-panel.module.css'
import { sendReport, type Told } from './reports-to-send.ts'
import { TailForm } from './tail-form.tsx'
import { queueStaffTexts } from './texts.ts'
import { ToldNow } from './told-now.tsx'
import { useSayTold } from './use-say-told.ts'

/** Staff console: two taps report the queue's tail and wait, one tap the head of the dak bam. */
export function QueuePanel() {
  const t = useText(queueStaffTexts)
  const query = useQueue()
  const { value, refresh } = query
  useEffect(() => {
    // Send the reports that waited for a sign-in.
    void flush()
  }, [])
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} />
  return <Shown queue={value} onSent={refresh} />
}

function Shown({ queue, onSent }: { queue: Queue; onSent: () => Promise<void> }) {
  const t = useText(queueStaffTexts)
  const now = useNow()
  const [line, setLine] = useState<Told['line']>('tail')
  const [last, setLast] = useState<{ id: string; told: Told }>()
  const tell = async (told: Told) => {
    const id = newId()
    setLast({ id, told })
    const outcome = await sendReport(id, told)
    // A refused report has its own note.
    if (outcome.kind === 'refused') setLast(known => (known?.id === id ? undefined : known))
    if (outcome.kind === 'sent') await onSent()
  }
  const sent = <ToldNow last={last?.told.line === line ? last : undefined} onTakenBack={() => onSent()} />
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Segments
          label={t('which')}
          choices={[
            { id: 'tail', label: t('tail') },
            { id: 'dak-bam', label: t('dakBam') },
          ]}
          selected={line}
          onSelect={setLine}
        />
        <ToldLast queue={queue} line={line} now={now} />
      </div>
      {line === 'tail' ? (
        <TailForm
          told={queue.tail}
          onTell={(place: string, hours: WaitingHours) => tell({ line: 'tail', place, hours })}
        >
          {sent}
        </TailForm>
      ) : (
        <DakBamForm told={queue.dak_bam} onTell={place => tell({ line: 'dak-bam', place })}>
          {sent}
        </DakBamForm>
      )}
    </div>
  )
}

type LastProps = { queue: Queue; line: Told['line']; now: number | undefined }

/** What visitors read now, whoever reported it. */
function ToldLast({ queue, line, now }: LastProps) {
  const t = useText(queueStaffTexts)
  const { language } = useLanguage()
  const sayTold = useSayTold()
  const told = line === 'tail' ? queue.tail : queue.dak_bam
  if (!told) return <p className="sub">{t('none')}</p>
  if (!now) return null
  const known = knownAt(told, now)
  return (
    <p className="sub">
      <span>{t('now', { what: sayTold(told), ago: sayAgo(now - Date.parse(told.told_at), language) })}</span>
      <span>{known.is === 'old' ? ` · ${t('old')}` : ''}</span>
    </p>
  )
}

type Props = {
  told: Head | null
  onTell: (place: string) => void
  /** The state of the last report. */
  children: ReactNode
}

/** Reports where the first dak bam are, with one tap. */
function DakBamForm({ told, onTell, children }: Props) {
  const t = useText(queueStaffTexts)
  return (
    <>
      <PlaceKeys
        title={t('whereHead')}
        places={dakBamPlaces}
        chosen={told?.place}
        mark={t('headHere')}
        onChoose={onTell}
      />
      <div className={styles.act}>{children}</div>
    </>
  )
}
