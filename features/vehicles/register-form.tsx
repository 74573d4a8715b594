import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPhone } from '#common/phone-input.ts'
import type { ApiError } from '#kit/web/api.tsx'
import { useDraft } from '#kit/web/draft.tsx'
import { useSay, useText } from '#kit/web/language.tsx'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.tsx'
import { sayFailure } from './failure.tsx'
import { lotLabel, parkingLots } from './parking-lots.ts'
import { PhoneField } from './phone-field.tsx'
import { type Draft, register, type Slip } from './register.tsx'
import { texts } from './texts.ts'
import style from './vehicles.module.css'

const empty: Draft = { owner_name: '', phone_number: '', parking_location: '', number_plate: '' }
export const draftName = 'vehicle'

type Props = { onRegistered: (slip: Slip) => void; onRefused: (error: ApiError) => void }

/** The form for owner, phone, lot and photo. It keeps its input until the vehicle has an ID. */
export function RegisterForm({ onRegistered, onRefused }: Props) {
  const t = useText(texts)
  const say = useSay()
  const { form, draft, change, clear } = useDraft(draftName, empty)
  const [photo, setPhoto] = useState<Blob>()
  const [problem, setProblem] = useState<{ kind: 'missing' | 'phone' | 'failed'; said: string }>()
  const [isSending, setSending] = useState(false)
  const missing = {
    owner_name: !draft.owner_name.trim(),
    phone_number: !draft.phone_number.trim(),
    parking_location: !draft.parking_location,
  }
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem?.kind === 'failed') failure.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  const fail = (kind: 'missing' | 'phone' | 'failed', said: string, field?: string) => {
    setProblem({ kind, said })
    showToast(said, { kind: 'bad' })
    if (field) form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  }
  const isBad = (field: keyof typeof missing) =>
    problem?.kind === 'missing' && missing[field] ? { 'aria-invalid': true } : {}
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const first = Object.entries(missing).find(([, lacks]) => lacks)?.[0]
    if (first || !photo) return fail('missing', t('fillAll'), first)
    if (!isPhone(draft.phone_number)) return fail('phone', t('badPhone'), 'phone_number')
    setProblem(undefined)
    setSending(true)
    try {
      const slip = await register(draft, photo)
      clear()
      showToast(t('registeredToast', { id: slip.vehicle_id }))
      onRegistered(slip)
    } catch (error) {
      fail('failed', sayFailure(t, error as ApiError))
      onRefused(error as ApiError)
    } finally {
      setSending(false)
    }
  }
  return (
    <form ref={form} className={style.form} noValidate onSubmit={send}>
      <p className="sub">{t('subtitle')}</p>
      <Field label={t('owner')}>
        {control => (
          <input
            {...control}
            {...isBad('owner_name')}
            className="in"
            name="owner_name"
            autoComplete="off"
            maxLength={80}
            required
            disabled={isSending}
            value={draft.owner_name}
            onChange={event => change({ owner_name: event.target.value })}
          />
        )}
      </Field>
      <PhoneField
        label={t('phone')}
        name="phone_number"
        value={draft.phone_number}
        onChange={phone_number => change({ phone_number })}
        error={problem?.kind === 'phone' ? t('badPhone') : undefined}
        isMissing={problem?.kind === 'missing' && missing.phone_number}
        disabled={isSending}
      />
      <Field label={t('lot')}>
        {control => (
          <select
            {...control}
            {...isBad('parking_location')}
            className="in"
            name="parking_location"
            required
            disabled={isSending}
            value={draft.parking_location}
            onChange={event => change({ parking_location: event.target.value })}
          >
            <option value="">{t('chooseLot')}</option>
            {parkingLots.map(lot => (
              <option key={lot} value={lot}>
                {say(lotLabel(lot))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('plate')} aside={t('optional')} hint={t('plateUse')}>
        {control => (
          <input
            {...control}
            className={`in ${style.code}`}
            name="number_plate"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            disabled={isSending}
            value={draft.number_plate}
            onChange={event => change({ number_plate: event.target.value })}
          />
        )}
      </Field>
      <PhotoPicker
        label={t('photo')}
        photo={photo}
        onPick={setPhoto}
        disabled={isSending}
        {...(problem?.kind === 'missing' && !photo && { error: t('photoMissing') })}
      />
      <div ref={failure} className={style.failure}>
        {problem && problem.kind !== 'phone' ? <Note kind="err" title={problem.said} live="alert" /> : null}
      </div>
      <PrivacyNotice title={t('noticeTitle')} lines={[t('noticeWhat'), t('noticeWho')]} />
      <div className="act">
        <button type="submit" className="btn btn--main" disabled={isSending}>
          {isSending ? <i className="spin" aria-hidden="true" /> : null}
          {isSending ? t('submitting') : t('submit')}
        </button>
      </div>
    </form>
  )
}
