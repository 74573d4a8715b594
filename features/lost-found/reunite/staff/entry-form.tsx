import { isBlank } from '#common/invisible.ts'
import { normalizePhone } from '#common/phone-number.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { OutboxFormRefusal, OutboxFormStatus } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { signedInName } from '#kit/web/staff/staff-hints.ts'
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

const empty = { ...emptyDescription, name: '', phone: '' }

/** A desk enters somebody. Without a network the entry waits on this phone and goes once. */
export function EntryForm({ isFound, onDone }: { isFound: boolean; onDone: () => void }) {
  const t = useText(reuniteStaffEntryTexts)
  const { language } = useLanguage()
  const form = useOutboxForm({
    kind: entryKind,
    call: 'POST /api/missing-persons/entries',
    account: signedInName(),
    empty,
    check: ({ desk, phone }) => ({
      desk: isFound && isBlank(desk) && reuniteStaffEntryTexts.deskRequired,
      phone: !isBlank(phone) && normalizePhone(phone)?.length !== 10 && reuniteStaffEntryTexts.phoneDigits,
    }),
    noticeVersion: reuniteStaffNoticeVersion,
    keeps: [],
    fieldsOf: ({ name, phone, ...described }) => ({
      is_found: String(isFound),
      name,
      phone,
      ...fieldsOf(described as Described, serverNow()),
    }),
    photo: usePhotoDraft(entryKind),
    onAccepted: ({ kind }) => {
      if (kind !== 'sent') return
      showToast(t('added'))
      onDone()
    },
  })
  const { isSending, optionalField } = form
  return (
    <div className={`stack ${styles.panel}`}>
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
        <DescriptionFields form={form} isFound={isFound} />
        <PhotoPicker label={t('photo')} isOptional {...form.photoField} />
        <TextField label={t('reporter')} autoComplete="off" maxLength={80} {...optionalField('name')} />
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="off"
          maxLength={24}
          {...optionalField('phone')}
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
