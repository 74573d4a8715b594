import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { normalizePhone } from '#common/phone-number.ts'
import type { ApiError } from '#kit/web/api.tsx'
import { useDraft } from '#kit/web/draft.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useSending } from '#kit/web/outbox/use-sending.tsx'
import { Waiting } from '#kit/web/outbox/waiting.tsx'
import { usePhotoDraft } from '#kit/web/photo/photo-draft.tsx'
import { Choices } from '#ui/choices.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import style from '../person/person.module.css'
import { texts } from './texts.ts'

const kind = 'missing-person'
// Its page shows it; its code comes after the form.
const PhotoPicker = lazyPart(() => import('#kit/web/photo/photo-picker.tsx').then(part => part.PhotoPicker))
const Mendable = lazyPart(() => import('../refused/refusal.tsx').then(part => part.Mendable))
const noticeVersion = 'missing-person-2027-1'
const PersonNotice = lazyPart(() => import('./notice/person-notice.tsx').then(part => part.PersonNotice))
const empty = { is_found: false, person: '', last_seen: '', name: '', phone: '' }
type Draft = typeof empty
type Faults = Partial<Record<'person' | 'name' | 'phone', 'personRequired' | 'nameRequired' | 'phoneDigits'>>

type Props = {
  /** One waits on this phone: it is shown in place of the form. */
  isKept: boolean
  onDone: (how: 'sent' | 'waiting') => void
}
/** Who is missing or was found, and how to reach who tells it. Nothing of it is ever public. */
export function PersonForm({ isKept, onDone }: Props) {
  const t = useText(texts)
  const { language } = useLanguage()
  const { form, draft, change, clear } = useDraft(kind, empty)
  const { photo, setPhoto } = usePhotoDraft(kind)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError>()
  const { isSending, sending, send } = useSending(kind, 'POST /api/missing-persons')
  const takeOver = useRef(change)
  takeOver.current = change
  useEffect(() => {
    // What was typed for a thing before it turned out to be a person.
    const { name, phone } = (history.state ?? {}) as { name?: unknown; phone?: unknown }
    if (typeof name === 'string' && name) takeOver.current({ name })
    if (typeof phone === 'string' && phone) takeOver.current({ phone })
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(draft)
    setFaults(found)
    setRefusal(undefined)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    const notice = { notice_version: noticeVersion, notice_language: language }
    const files = photo ? [{ name: 'photo', blob: photo }] : []
    const outcome = await send({ fields: { ...draft, ...notice }, files, isForm: true })
    if (outcome.kind === 'refused') return setRefusal(outcome.error)
    clear()
    setPhoto(undefined)
    onDone(outcome.kind)
  }
  const line = (name: 'name' | 'phone' | 'last_seen', label: string, aside?: string) => (
    <Field
      label={label}
      aside={aside}
      error={faults[name as 'name'] && t(faults[name as 'name'] as 'nameRequired')}
    >
      {control => (
        <input
          {...control}
          name={name}
          className={name === 'phone' ? 'in num' : 'in'}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete={name === 'phone' ? 'tel' : name === 'name' ? 'name' : 'off'}
          maxLength={name === 'last_seen' ? 300 : name === 'phone' ? 24 : 80}
          disabled={isSending}
          value={draft[name]}
          onChange={event => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  const waiting = (
    <Waiting
      kind={kind}
      say={item => String(item.fields.person)}
      except={sending}
      onSent={() => onDone('sent')}
    />
  )
  if (isKept) return waiting
  return (
    <>
      {waiting}
      <form ref={form} className={style.form} noValidate onSubmit={submit}>
        <Choices
          name="is_found"
          legend={t('what')}
          choices={[
            { id: 'false', label: t('missing') },
            { id: 'true', label: t('found') },
          ]}
          value={draft.is_found ? 'true' : 'false'}
          disabled={isSending}
          onChoose={choice => change({ is_found: choice === 'true' })}
        />
        <Field label={t('person')} hint={t('personHint')} error={faults.person && t(faults.person)}>
          {control => (
            <textarea
              {...control}
              name="person"
              className="in"
              maxLength={1000}
              disabled={isSending}
              value={draft.person}
              onChange={event => change({ person: event.target.value })}
            />
          )}
        </Field>
        {line('last_seen', t('lastSeen'), t('optional'))}
        <Suspense fallback={<div className={style.picker} />}>
          <PhotoPicker
            label={t('photo')}
            aside={t('optional')}
            photo={photo}
            onPick={setPhoto}
            disabled={isSending}
          />
        </Suspense>
        {line('name', t('name'))}
        {line('phone', t('phone'))}
        {refusal ? (
          <Note kind="err" title={t('failed')} live="alert">
            <Suspense fallback={null}>
              <Mendable error={refusal} />
            </Suspense>
          </Note>
        ) : null}
        <Suspense fallback={null}>
          <PersonNotice />
        </Suspense>
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

function faultsOf({ person, name, phone }: Draft): Faults {
  return {
    ...(person.trim() === '' && { person: 'personRequired' }),
    ...(name.trim() === '' && { name: 'nameRequired' }),
    ...(normalizePhone(phone)?.length !== 10 && { phone: 'phoneDigits' }),
  } as Faults
}
