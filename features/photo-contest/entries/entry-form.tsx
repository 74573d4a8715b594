import { useState } from 'react'
import type { ApiError } from '#kit/web/api.tsx'
import { useText } from '#kit/web/language.tsx'
import { OutboxFormRefusal, OutboxFormStatus, refusedPart, SubmitRow } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import style from './entry.module.css'
import { longestDescription } from './limits.ts'
import { PhotoField } from './photo-field.tsx'
import { noticeVersion, texts } from './texts.ts'

const empty = { name: '', phone: '', description: '' }
type Draft = typeof empty

/** The form of the contest: a photo, who took it, and how to reach them. `onEntered` gets the entry's id. */
export function EntryForm({ onEntered }: { onEntered: (id: string) => void }) {
  const t = useText(texts)
  const [photo, setPhoto] = useState<Blob>()
  const reasons = (error: ApiError | undefined) => ({
    photo: t('failedPicture'),
    text: t('textNotAllowed'),
    other: t(error?.code === 'closed' ? 'closed' : 'failedLater'),
  })
  const form = useOutboxForm({
    kind: 'photo-contest',
    call: 'POST /api/photos',
    empty,
    check: draft => missingIn(draft, photo),
    recheck: true,
    noticeVersion,
    photo: { photo, setPhoto },
    onFaults: () => showToast(t('fillAll'), { kind: 'bad' }),
    onRefused: error => showToast(t('failed'), { kind: 'bad', detail: reasons(error)[refusedPart(error)] }),
    onAccepted: outcome => {
      if (outcome.kind === 'waiting') return
      showToast(t('done'))
      onEntered((outcome.reply as { id: string }).id)
    },
  })
  const { draft, change, faults, isSending } = form
  return (
    <>
      <OutboxFormStatus
        form={form}
        title={t('kept')}
        text={t('keptUse')}
        say={item => String(item.fields.name)}
      />
      <form {...form.attributes} className={style.form}>
        <PhotoField
          photo={photo}
          onPick={setPhoto}
          isMissing={faults.photo === true}
          share={isSending ? form.share : undefined}
        />
        <TextField
          label={t('fullName')}
          hint={t('nameShown')}
          error={faults.name && t('fillAll')}
          name="name"
          autoComplete="name"
          maxLength={80}
          required
          disabled={isSending}
          value={draft.name}
          onChange={name => change({ name })}
        />
        <TextField
          label={t('phone')}
          hint={t('phoneHidden')}
          error={faults.phone && t('fillAll')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          required
          disabled={isSending}
          value={draft.phone}
          onChange={phone => change({ phone })}
        />
        <TextArea
          label={t('description')}
          aside={t('optional')}
          counter={t('counter', { n: draft.description.length, most: longestDescription })}
          name="description"
          maxLength={longestDescription}
          disabled={isSending}
          value={draft.description}
          onChange={description => change({ description })}
        />
        <p className={style.small}>{t('ofAge')}</p>
        <PrivacyNotice
          title={t('noticeTitle')}
          lines={[t('noticeWho'), t('noticePublic'), t('noticeKept'), t('noticeRules')]}
        />
        <OutboxFormRefusal error={form.refusal} title={t('failed')} reasons={reasons(form.refusal)} />
        <SubmitRow isSending={isSending} label={t('submit')} sendingLabel={t('submitting')} />
      </form>
    </>
  )
}

type Missing = { photo?: true; name?: true; phone?: true }
const missingIn = ({ name, phone }: Draft, photo: Blob | undefined): Missing => ({
  ...(!photo && { photo: true }),
  ...(name.trim() === '' && { name: true }),
  ...(phone.trim() === '' && { phone: true }),
})
