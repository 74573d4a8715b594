import { type FormEvent, useState } from 'react'
import type { ApiError } from '#kit/web/api.tsx'
import { useDraft } from '#kit/web/draft.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useSending } from '#kit/web/outbox/use-sending.tsx'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.tsx'
import style from './entry.module.css'
import { type EntryDraft, EntryFields, type MissingField, PhotoField } from './entry-fields.tsx'
import { noticeVersion, texts } from './texts.ts'

const kind = 'photo-contest'
const empty: EntryDraft = { name: '', phone: '', description: '' }
type Problem = 'failedLater' | 'failedPicture' | 'textNotAllowed' | 'closed'

/**
 * The form of the contest. The entry goes through the outbox, so it is sent later when there is no network; the photo and
 * the text stay in the form until then or until the server accepts them.
 */
export function EntryForm({ onEntered }: { onEntered: (id: string) => void }) {
  const t = useText(texts)
  const { language } = useLanguage()
  const { form, draft, change, clear } = useDraft(kind, empty)
  const [photo, setPhoto] = useState<Blob>()
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [isKept, setKept] = useState(false)
  const { isSending, sending, share, send } = useSending(kind, 'POST /api/photos')
  const missing = missingIn(draft, photo)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setProblem(undefined)
    if (!photo || missing.length > 0) {
      showToast(t('fillAll'), { kind: 'bad' })
      return showFirstError(form.current)
    }
    const notice = { notice_version: noticeVersion, notice_language: language }
    const outcome = await send({ fields: { ...draft, ...notice }, files: [{ name: 'photo', blob: photo }] })
    if (outcome.kind === 'refused') {
      const why = problemOf(outcome.error)
      setProblem(why)
      return showToast(t('failed'), { kind: 'bad', detail: t(why) })
    }
    clear()
    setPhoto(undefined)
    setTried(false)
    setKept(outcome.kind === 'waiting')
    if (outcome.kind === 'waiting') return
    showToast(t('done'))
    onEntered((outcome.reply as { id: string }).id)
  }
  return (
    <>
      {isKept ? (
        <Note kind="ok" title={t('kept')} live="status">
          <span>{t('keptUse')}</span>
        </Note>
      ) : null}
      <Waiting
        kind={kind}
        say={item => String(item.fields.name)}
        except={sending}
        onSent={() => setKept(false)}
      />
      <form ref={form} className={style.form} noValidate onSubmit={submit}>
        <PhotoField
          photo={photo}
          onPick={setPhoto}
          isMissing={tried && missing.includes('photo')}
          share={isSending ? share : undefined}
        />
        <EntryFields draft={draft} change={change} missing={tried ? missing : []} disabled={isSending} />
        <p className={style.small}>{t('ofAge')}</p>
        <PrivacyNotice
          title={t('noticeTitle')}
          lines={[t('noticeWho'), t('noticePublic'), t('noticeKept'), t('noticeRules')]}
        />
        {problem ? (
          <Note kind="err" title={t('failed')} live="alert">
            <span>{t(problem)}</span>
          </Note>
        ) : null}
        <div className="act">
          <button type="submit" className="btn btn--main btn--block" disabled={isSending}>
            {isSending ? <i className="spin" /> : <Icon name="i-upload" />}
            {isSending ? t('submitting') : t('submit')}
          </button>
        </div>
      </form>
    </>
  )
}

const missingIn = (draft: EntryDraft, photo: Blob | undefined): MissingField[] => [
  ...(photo ? [] : (['photo'] as const)),
  ...(['name', 'phone'] as const).filter(field => draft[field].trim() === ''),
]

/** Scrolls to the first wrong field: to its label or fieldset, because the file inputs themselves are hidden. */
function showFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
    wrong?.focus({ preventScroll: true })
    wrong?.closest('fieldset, .field')?.scrollIntoView({ block: 'center' })
  })
}

function problemOf({ code, fields }: ApiError): Problem {
  if (code === 'not-an-image' || code === 'file-too-large') return 'failedPicture'
  if (code === 'closed') return 'closed'
  return fields.some(field => field.code === 'text-not-allowed') ? 'textNotAllowed' : 'failedLater'
}
