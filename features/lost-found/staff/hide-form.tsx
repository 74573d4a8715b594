import { type FormEvent, useState } from 'react'
import { showFirstFault } from '#kit/web/draft.tsx'
import { useText } from '#kit/web/language.tsx'
import { Field } from '#ui/field.tsx'
import styles from './staff-item-card.module.css'
import { lostFoundStaffTexts } from './texts.ts'

/** Hiding needs its reason, which stays on record. */
export function HideForm({ onHide, onCancel }: { onHide: (reason: string) => void; onCancel: () => void }) {
  const t = useText(lostFoundStaffTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!reason.trim())
    if (reason.trim()) onHide(reason.trim())
    else showFirstFault(event.currentTarget)
  }
  return (
    <form className={styles.hide} onSubmit={send} noValidate>
      <Field label={t('reason')} error={isMissing ? t('reasonNeeded') : undefined}>
        {control => (
          <input
            {...control}
            className="in"
            maxLength={200}
            required
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.keys}>
        <button type="submit" className="btn btn--main btn--s">
          {t('hide')}
        </button>
        <button type="button" className="btn btn--quiet btn--s" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
