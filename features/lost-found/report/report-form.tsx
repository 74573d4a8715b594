import { type FormEvent, Suspense } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Call } from '#ui/call.tsx'
import { Choices } from '#ui/choices.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { itemTypes } from '../item-kinds.ts'
import { KindChoice } from './kind-choice.tsx'
import style from './report.module.css'
import { maskedNumber } from './report-draft.ts'
import { TextField } from './text-field.tsx'
import { texts } from './texts.ts'
import { useReport } from './use-report.tsx'

// Closed at first: its words come after the form.
const ItemNotice = lazyPart(() => import('../notice/item-notice.tsx').then(part => part.ItemNotice))
const PersonTurn = lazyPart(() => import('../person/person-turn.tsx').then(part => part.PersonTurn))
const Refusal = lazyPart(() => import('../refused/refusal.tsx').then(part => part.Refusal))
// Its page shows it; its code comes after the form.
const PhotoPicker = lazyPart(() => import('#kit/web/photo/photo-picker.tsx').then(part => part.PhotoPicker))
const longest = 300

/** Lost or found, what, its photo, who: help desk fields for Found only (specification §2). A person turns it away. */
export function ReportForm() {
  const t = useText(texts)
  const { form, draft, change, photo, setPhoto, faults, refusal, isSending, share, send } = useReport()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send()) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    // The picker's own inputs are out of sight: their label is what one presses.
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.focus({ preventScroll: true })
  }
  const errorOf = (field: keyof typeof faults) => faults[field] && t(faults[field])
  const text = { disabled: isSending, draft, change }
  return (
    <form ref={form} className={style.form} noValidate onSubmit={submit}>
      <Choices
        name="type"
        legend={t('type')}
        choices={itemTypes.map(id => ({ id, label: t(id) }))}
        value={draft.type}
        disabled={isSending}
        onChoose={type => change({ type })}
      />
      <KindChoice value={draft.kind} disabled={isSending} onChoose={kind => change({ kind })} />
      {draft.kind === 'person' ? (
        <Suspense fallback={<Call icon="i-warning" label="112" number="112" emergency />}>
          <PersonTurn name={draft.name} phone={draft.phone} />
        </Suspense>
      ) : (
        <>
          <div>
            <Suspense fallback={<div className={style.picker} />}>
              <PhotoPicker
                label={t('photo')}
                photo={photo}
                onPick={setPhoto}
                error={errorOf('photo')}
                disabled={isSending}
              />
            </Suspense>
            <small className={style.hint}>
              {isSending ? t('sending', { n: Math.round(100 * share) }) : photo ? null : t('upTo')}
            </small>
          </div>
          <Field
            label={t('description')}
            aside={t('optional')}
            hint={t('descriptionHint')}
            counter={t('counter', { n: draft.description.length, most: longest })}
          >
            {control => (
              <textarea
                {...control}
                className="in"
                name="description"
                maxLength={longest}
                disabled={isSending}
                value={draft.description}
                onChange={event => change({ description: event.target.value })}
              />
            )}
          </Field>
          {draft.type === 'Found' ? (
            <>
              <TextField
                {...text}
                name="submitted_at"
                label={t('helpdeskName')}
                aside={t('optional')}
                hint={t('helpdeskNameHint')}
              />
              <TextField
                {...text}
                name="helpdesk_contact"
                label={t('helpdeskContact')}
                aside={t('optional')}
              />
            </>
          ) : null}
          <TextField
            {...text}
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            error={errorOf('name')}
            autoComplete="name"
          />
          <TextField
            {...text}
            name="phone"
            label={t('phone')}
            hint={t('phoneHint', { masked: maskedNumber(draft.phone) })}
            error={errorOf('phone')}
            autoComplete="tel"
          />
          <label className={style.check}>
            <input
              type="checkbox"
              name="show_phone"
              checked={draft.show_phone}
              disabled={isSending}
              onChange={event => change({ show_phone: event.target.checked })}
            />
            <span>
              {t('showPhone')}
              <small>{t('showPhoneUse')}</small>
            </span>
          </label>
          {refusal ? (
            <Suspense fallback={null}>
              <Refusal error={refusal} />
            </Suspense>
          ) : null}
          <Suspense fallback={null}>
            <ItemNotice />
          </Suspense>
          <div className="act">
            <button type="submit" className="btn btn--main btn--block" disabled={isSending}>
              {isSending ? <i className="spin" /> : <Icon name="i-upload" />}
              {isSending ? t('submitting') : t('submit')}
            </button>
          </div>
        </>
      )}
    </form>
  )
}
