import { type FormEvent, Suspense, useState } from 'react'
import { normalizePhone } from '#common/phone-number.ts'
import type { ApiError } from '#kit/web/api.tsx'
import { useDraft } from '#kit/web/draft.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useSending } from '#kit/web/outbox/use-sending.tsx'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { type Draft, PhoneField, PlaceField, WordsField } from './complaint-fields.tsx'
import style from './complaints.module.css'
import type { ComplaintStatus } from './contract.ts'
import { repliesKey } from './replies-key.ts'
import { noticeVersion, texts } from './texts.ts'

const PositionKey = lazyPart(() => import('./position-key.tsx').then(part => part.PositionKey))
const PhotoPicker = lazyPart(() => import('#kit/web/photo/photo-picker.tsx').then(part => part.PhotoPicker))
const ComplaintNotice = lazyPart(() => import('./complaint-notice.tsx').then(part => part.ComplaintNotice))
const ComplaintRefusal = lazyPart(() => import('./complaint-refusal.tsx').then(part => part.ComplaintRefusal))

const kind = 'complaints'
const empty: Draft = { category: '', words: '', place: '', position: '', phone: '' }

/** `onSent` gets the number. What was typed stays until it is handed over. */
export function ComplaintForm({ onSent }: { onSent: (number: string) => void }) {
  const t = useText(texts)
  const { language } = useLanguage()
  const { form, draft, change, clear } = useDraft(kind, empty)
  const { photo, setPhoto } = usePhotoDraft(kind)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const [isKept, setKept] = useState(false)
  const { isSending, sending, send } = useSending(kind, 'POST /api/complaints')
  const lacks = {
    category: draft.category === '',
    words: draft.words.trim() === '',
    phone: isWrong(draft.phone),
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(undefined)
    if (lacks.category || lacks.words || lacks.phone) {
      showToast(t(lacks.category || lacks.words ? 'fillAll' : 'badPhone'), { kind: 'bad' })
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const outcome = await send({
      fields: { ...trimmed(draft), notice_version: noticeVersion, notice_language: language },
      files: photo ? [{ name: 'photo', blob: photo }] : [],
      isForm: true,
      keepRepliesIn: repliesKey,
    })
    if (outcome.kind === 'refused') {
      setRefusal(outcome.error)
      return showToast(t('failed'), { kind: 'bad' })
    }
    clear()
    setPhoto(undefined)
    setTried(false)
    setKept(outcome.kind === 'waiting')
    if (outcome.kind === 'waiting') return scrollTo(0, 0)
    onSent((outcome.reply as ComplaintStatus).number)
  }
  const common = { draft, change, disabled: isSending }
  return (
    <>
      {isKept ? (
        <Note kind="ok" title={t('kept')} live="status">
          <span>{t('keptUse')}</span>
        </Note>
      ) : null}
      <Waiting
        kind={kind}
        say={item => String(item.fields.words)}
        except={sending}
        onSent={() => setKept(false)}
      />
      <form ref={form} className={style.form} noValidate onSubmit={submit}>
        <p className={style.lead}>{t('lead')}</p>
        <p>
          <a href="tel:112">{t('urgent')}</a>
        </p>
        <CategoryChoice
          category={draft.category}
          onChoose={category => change({ category })}
          isMissing={tried && lacks.category}
          disabled={isSending}
        />
        <WordsField {...common} isBad={tried && lacks.words} />
        <PlaceField {...common} />
        <Suspense fallback={null}>
          <PositionKey
            position={draft.position}
            onChange={position => change({ position })}
            disabled={isSending}
          />
        </Suspense>
        <Suspense fallback={null}>
          {' '}
          <PhotoPicker
            label={t('photo')}
            aside={t('optional')}
            photo={photo}
            onPick={setPhoto}
            disabled={isSending}
          />
        </Suspense>
        <PhoneField {...common} isBad={tried && lacks.phone} />
        <Suspense fallback={null}>
          <ComplaintNotice />
        </Suspense>
        {refusal ? (
          <Note kind="err" title={t('failed')} live="alert">
            <Suspense fallback={null}>
              <ComplaintRefusal error={refusal} />
            </Suspense>
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
/** As the server takes it: offline, nobody could tell the writer afterwards. */
const isWrong = (phone: string) => phone.trim() !== '' && normalizePhone(phone)?.length !== 10
const trimmed = (draft: Draft) => ({ ...draft, place: draft.place.trim(), phone: draft.phone.trim() })
