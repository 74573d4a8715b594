import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { isBlank } from '#common/invisible.ts'
import type { ApiError } from '#kit/web/api.ts'
import { isAtField } from '#kit/web/field-faults.ts'
import { useText } from '#kit/web/language.tsx'
import { OutboxFormRefusal, OutboxFormStatus, SubmitRow } from '#kit/web/outbox/outbox-form.tsx'
import { useOutboxForm } from '#kit/web/outbox/use-outbox-form.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.ts'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import { showToast } from '#ui/toast.ts'
import style from './entry.module.css'
import { contestEntryTexts, entriesNoticeVersion, longestDescription } from './texts.ts'

const homeAfterMs = 2000 // specification §4

/** The photo contest's form; after an entry, a confirmation for two seconds, then Home (specification §2). */
export function ContestEntryScreen() {
  const [entered, setEntered] = useState<string>()
  const [, navigate] = useLocation()
  const leave = useRef(() => {})
  leave.current = () => navigate(paths.home())
  useEffect(() => {
    if (!entered) return
    const timer = setTimeout(() => leave.current(), homeAfterMs)
    return () => clearTimeout(timer)
  }, [entered])
  return <Page flow>{entered ? <Done id={entered} /> : <EntryForm onEntered={setEntered} />}</Page>
}

/** Says that the photo was entered, with a link to it. */
function Done({ id }: { id: string }) {
  const t = useText(contestEntryTexts)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div role="status" className={style.done}>
      <State icon="i-check" title={t('done')}>
        <p>{t('doneUse')}</p>
        <Link ref={link} href={paths.gallery(id)} className="btn btn--main">
          {t('seeIt')}
        </Link>
      </State>
    </div>
  )
}

const kind = 'photo-contest'
const empty = { name: '', phone: '', description: '' }
type Draft = typeof empty

/** The form of the contest: a photo, who took it, and how to reach them. `onEntered` gets the entry's id. */
function EntryForm({ onEntered }: { onEntered: (id: string) => void }) {
  const t = useText(contestEntryTexts)
  const photoDraft = usePhotoDraft(kind)
  /** Advice if no field is at fault. */
  const reasonOf = (error: ApiError | undefined) => t(error?.code === 'closed' ? 'closed' : 'failedLater')
  const form = useOutboxForm({
    kind,
    call: 'POST /api/photos',
    empty,
    check: draft => missingIn(draft, photoDraft.photo),
    noticeVersion: entriesNoticeVersion,
    keeps: ['id'],
    photo: photoDraft,
    onFaults: () => showToast(t('fillAll'), { kind: 'bad' }),
    onRefused: error =>
      showToast(t('failed'), {
        kind: 'bad',
        ...(!isAtField(error) && { detail: reasonOf(error) }),
      }),
    onAccepted: outcome => {
      if (outcome.kind === 'waiting') return
      showToast(t('done'))
      onEntered((outcome.reply as { id: string }).id)
    },
  })
  const { field, isSending } = form
  return (
    <>
      <OutboxFormStatus
        form={form}
        title={t('kept')}
        text={t('keptUse')}
        say={item => String(item.fields.name)}
      />
      <form {...form.attributes} className="form">
        <PhotoField picker={form.photoField} share={isSending ? form.share : undefined} />
        <TextField
          label={t('fullName')}
          hint={t('nameShown')}
          autoComplete="name"
          maxLength={80}
          required
          {...field('name')}
        />
        <TextField
          label={t('phone')}
          hint={t('phoneHidden')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          required
          {...field('phone')}
        />
        <TextArea
          label={t('description')}
          maxLength={longestDescription}
          isCounted
          {...form.optionalField('description')}
        />
        <p className="sub">{t('ofAge')}</p>
        <PrivacyNotice lines={[t('noticeWho'), t('noticePublic'), t('noticeKept'), t('noticeRules')]} />
        {form.isIncomplete ? <Note kind="err" title={t('fillAll')} /> : null}
        <OutboxFormRefusal error={form.refusal} title={t('failed')} other={reasonOf(form.refusal)} />
        <SubmitRow isSending={isSending} label={t('submit')} />
      </form>
    </>
  )
}

const missingIn = ({ name, phone }: Draft, photo: Blob | undefined) => ({
  photo: !photo && contestEntryTexts.photoMissing,
  name: isBlank(name) && contestEntryTexts.nameMissing,
  phone: isBlank(phone) && contestEntryTexts.phoneMissing,
})

type PhotoFieldProps = {
  picker: Omit<ComponentProps<typeof PhotoPicker>, 'label'>
  share: number | undefined
}

/** The photo picker, and while the photo is sent, how much of it (`share`, 0 to 1). */
function PhotoField({ picker, share }: PhotoFieldProps) {
  const t = useText(contestEntryTexts)
  const percent = Math.round(100 * (share ?? 0))
  return (
    <div>
      <PhotoPicker label={t('photo')} {...picker} />
      {share !== undefined ? (
        <div className={style.progress}>
          <div
            className="prog"
            role="progressbar"
            aria-label={t('sending')}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ width: `${percent}%` }} />
          </div>
          <div className="meta num">
            <span>{t('sending')}</span>
            <span>{t('percent', { n: percent })}</span>
          </div>
        </div>
      ) : picker.photo ? null : (
        <small className={`tiny ${style.hint}`}>{t('upTo')}</small>
      )}
    </div>
  )
}
