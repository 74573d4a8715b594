import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.tsx'
import type { contract, MissingPersonReport } from '../contract.ts'
import styles from './reports-panel.module.css'
import { texts } from './texts.ts'

const call = staffClient<typeof contract>()
type Props = { report: MissingPersonReport; onSaved: (after: MissingPersonReport) => void }

/** One report: who, where last seen, who told it, and what was done. */
export function ReportRow({ report, onSaved }: Props) {
  const t = useText(texts)
  const { language } = useLanguage()
  const [note, setNote] = useState(report.note)
  const [isShown, setShown] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const save = async (status: MissingPersonReport['status']) => {
    setFailed(false)
    try {
      onSaved(
        await call('PATCH /api/missing-persons/:id', { params: { id: report.id }, body: { status, note } }),
      )
      showToast(t('saved'))
    } catch {
      setFailed(true)
    }
  }
  const { is_found, was_post, status, person, last_seen, name, phone, has_photo, created_at } = report
  return (
    <li className={styles.report}>
      <p className={styles.head}>
        <b>{t(is_found ? 'found' : 'missing')}</b>
        <small className="tiny num">{sayDayTime(Date.parse(created_at), language)}</small>
        {status === 'closed' ? <b className={styles.closed}>{t('closed')}</b> : null}
      </p>
      <p className={styles.words} dir="auto">
        {person}
      </p>
      {last_seen ? <p>{t('lastSeen', { place: last_seen })}</p> : null}
      {was_post ? <p className="sub">{t('wasPost')}</p> : null}
      <p className="sub">
        <bdi>{t('by', { name })}</bdi>
      </p>
      <div className={styles.keys}>
        <a className="btn btn--main btn--s" href={`tel:${phone}`}>
          <Icon name="i-phone" size={20} />
          {t('call', { number: phone })}
        </a>
        {has_photo && !isShown ? (
          <button type="button" className="btn btn--line btn--s" onClick={() => setShown(true)}>
            {t('showPhoto')}
          </button>
        ) : null}
      </div>
      {isShown ? (
        <img className={styles.photo} src={`/api/missing-persons/${report.id}/photo`} alt={t('photo')} />
      ) : null}
      <Field label={t('note')}>
        {control => (
          <textarea
            {...control}
            className="in"
            maxLength={1000}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        )}
      </Field>
      {isFailed ? <Note kind="err" live="alert" title={t('failed')} /> : null}
      <div className={styles.keys}>
        <button
          type="button"
          className="btn btn--line btn--s"
          disabled={note === report.note}
          onClick={() => save(status)}
        >
          {t('keep')}
        </button>
        <button
          type="button"
          className="btn btn--line btn--s"
          onClick={() => save(status === 'open' ? 'closed' : 'open')}
        >
          {t(status === 'open' ? 'close' : 'reopen')}
        </button>
      </div>
    </li>
  )
}
