import { type FormEvent, useId, useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { pointUrl } from '#common/map-url.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { NearPost } from '#kit/web/post-choice.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { TextArea } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import type { complaintsContract, StaffComplaint } from '../contract.ts'
import { complaintsTexts } from '../texts.ts'
import styles from './complaint-row.module.css'
import { complaintsStaffTexts } from './texts.ts'

const call = staffClient<typeof complaintsContract>()
const statusTexts = { received: 'received', 'in-work': 'inWork', done: 'done', refused: 'refused' } as const

/** One complaint; a tap opens its details and the answer form. */
export function ComplaintRow({
  complaint,
  isOpen,
  setOpen,
  onSaved,
  onStale,
}: {
  complaint: StaffComplaint
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onSaved: (after: StaffComplaint) => void
  /** Somebody else answered meanwhile. */
  onStale: () => void
}) {
  const t = useText(complaintsStaffTexts)
  const tc = useText(complaintsTexts)
  const { language } = useLanguage()
  const id = useId()
  const { category, status, words, place, number, created_at } = complaint
  return (
    <li>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <b>{tc(category)}</b>
          <span className={`${styles.status} ${styles[statusTexts[status]]}`}>{t(statusTexts[status])}</span>
        </span>
        <span className={isOpen ? styles.words : styles.short} dir="auto">
          {words}
        </span>
        <small className="tiny num">
          <span>{t('number', { number })} · </span>
          {place ? (
            <span>
              <bdi>{place}</bdi> ·{' '}
            </span>
          ) : null}
          <span>{sayDayTime(Date.parse(created_at), language)}</span>
        </small>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Details {...{ complaint, onSaved, onStale }} /> : null}
      </div>
    </li>
  )
}

function Details({
  complaint,
  onSaved,
  onStale,
}: {
  complaint: StaffComplaint
  onSaved: (after: StaffComplaint) => void
  onStale: () => void
}) {
  const t = useText(complaintsStaffTexts)
  const [status, setStatus] = useState(complaint.status)
  const [answer, setAnswer] = useState(complaint.answer)
  const [isShown, setShown] = useState(false)
  const { save: saveOver, error, isStale } = useSeen(complaint.updated_at)
  const { number, phone, position, has_photo } = complaint
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const refused = await saveOver(async updated_at => {
      const body = { status, answer, updated_at }
      const after = await call('PATCH /api/complaints/:number', { params: { number }, body })
      onSaved(after)
      showToast(t('saved'))
      return after.updated_at
    })
    if (refused?.code === 'changed-meanwhile') onStale()
  }
  return (
    <form className={styles.open} noValidate onSubmit={save}>
      <div className={styles.keys}>
        {phone ? (
          <a className="btn btn--line btn--s" href={`tel:${phone}`}>
            <Icon name="i-phone" size={20} />
            {t('call', { number: phone })}
          </a>
        ) : null}
        {position ? <NearPost point={position} accuracyM={position.accuracy_m} /> : null}
        {position ? (
          <OutsideLink className="btn btn--line btn--s" href={pointUrl(position)}>
            {t('onMap', { metres: position.accuracy_m })}
          </OutsideLink>
        ) : null}
        {has_photo && !isShown ? (
          <button type="button" className="btn btn--line btn--s" onClick={() => setShown(true)}>
            <Icon name="i-camera" size={20} />
            {t('showPhoto')}
          </button>
        ) : null}
      </div>
      {isShown ? (
        <img className={styles.photo} src={`/api/complaints/${number}/photo`} alt={t('photo', { number })} />
      ) : null}
      <ChoiceField
        label={t('status')}
        value={status}
        choices={(['received', 'in-work', 'done', 'refused'] as const).map(id => ({
          id,
          label: t(statusTexts[id]),
        }))}
        onChange={setStatus}
      />
      <TextArea
        label={t('answer')}
        hint={t('answerHint')}
        maxLength={500}
        value={answer}
        onChange={setAnswer}
      />
      <NotSaved error={isStale ? undefined : error} isTyped />
      {isStale ? (
        <ChangedMeanwhile
          now={[t(statusTexts[complaint.status]), complaint.answer].filter(Boolean).join(': ')}
        />
      ) : null}
      <SaveButton />
    </form>
  )
}
