import { Suspense } from 'react'
import { normalizePhone } from '#common/phone-number.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.ts'
import { OutboxFormRefusal, OutboxFormStatus } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import {
  type Draft as Described,
  DescriptionFields,
  emptyDescription,
  fieldsOf,
} from './description-fields.tsx'
import { entryKind, sayEntry } from './entry-kind.ts'
import { reuniteStaffEntryTexts, reuniteStaffNoticeVersion } from './entry-texts.ts'
import styles from './reunite.module.css'

const PhotoPicker = lazyPart(() => import('#kit/web/photo/photo-picker.tsx').then(part => part.PhotoPicker))

const empty = { ...emptyDescription, name: '', phone: '' }
type Draft = typeof empty
type Faults = { sex?: 'sexRequired'; desk?: 'deskRequired'; phone?: 'phoneDigits' }

/** A desk enters somebody. Without a network the entry waits on this phone and goes once. */
export function EntryForm({ isFound, onDone }: { isFound: boolean; onDone: () => void }) {
  const t = useText(reuniteStaffEntryTexts)
  const { language } = useLanguage()
  const photo = usePhotoDraft(entryKind)
  const form = useOutboxForm({
    kind: entryKind,
    call: 'POST /api/missing-persons/entries',
    empty,
    check: ({ desk, phone }: Draft): Faults => ({
      ...(isFound && desk.trim() === '' && { desk: 'deskRequired' }),
      ...(phone.trim() !== '' && normalizePhone(phone)?.length !== 10 && { phone: 'phoneDigits' }),
    }),
    noticeVersion: reuniteStaffNoticeVersion,
    keeps: [],
    fieldsOf: ({ name, phone, ...described }) => ({
      is_found: String(isFound),
      name,
      phone,
      ...fieldsOf(described as Described, serverNow()),
    }),
    photo,
    onAccepted: ({ kind }) => {
      if (kind !== 'sent') return
      showToast(t('added'))
      onDone()
    },
  })
  const { draft, change, faults, isSending } = form
  const refused = (field: string) => (form.isRefused(field) ? t('badText') : undefined)
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t(isFound ? 'titleFound' : 'titleMissing')}</h2>
      <OutboxFormStatus
        form={form}
        title={t('keptTitle')}
        text={t('kept')}
        advice={t('keptAdvice')}
        isUrgent
        say={item => sayEntry(item, language)}
        onSent={onDone}
      />
      <form {...form.attributes} className={styles.form}>
        <DescriptionFields {...{ draft, isFound, change, faults, refused }} disabled={isSending} />
        <Suspense fallback={<div className={styles.picker} />}>
          <PhotoPicker
            label={t('photo')}
            aside={t('optional')}
            photo={photo.photo}
            onPick={photo.setPhoto}
            refused={form.photoRefused}
            disabled={isSending}
          />
        </Suspense>
        <TextField
          label={t('reporter')}
          aside={t('optional')}
          error={refused('name')}
          name="name"
          autoComplete="off"
          maxLength={80}
          disabled={isSending}
          value={draft.name}
          onChange={name => change({ name })}
        />
        <TextField
          label={t('phone')}
          aside={t('optional')}
          error={faults.phone && t(faults.phone)}
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={24}
          disabled={isSending}
          value={draft.phone}
          onChange={phone => change({ phone })}
        />
        <p className="sub">{t('tell')}</p>
        <OutboxFormRefusal error={form.refusal} title={t('failed')} />
        <button type="submit" className="btn btn--main" disabled={isSending}>
          {isSending ? <i className="spin" /> : <Icon name="i-upload" />}
          <span>{t(isSending ? 'submitting' : 'submit')}</span>
        </button>
      </form>
    </div>
  )
}
