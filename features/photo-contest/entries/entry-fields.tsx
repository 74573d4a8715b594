import type { ComponentProps } from 'react'
import { useText } from '#kit/web/language.tsx'
import { PhotoPicker } from '#kit/web/photo/photo-picker.tsx'
import { Field } from '#ui/field.tsx'
import style from './entry.module.css'
import { longestDescription } from './limits.ts'
import { texts } from './texts.ts'

/** What was typed so far. */
export type EntryDraft = { name: string; phone: string; description: string }
/** A required field that is still empty. */
export type MissingField = 'photo' | 'name' | 'phone'

/** The photo picker, and while the photo is sent, how much of it (`share`, 0 to 1). */
export function PhotoField({
  photo,
  onPick,
  isMissing,
  share,
}: {
  photo: Blob | undefined
  onPick: (photo: Blob | undefined) => void
  isMissing: boolean
  share: number | undefined
}) {
  const t = useText(texts)
  const percent = Math.round(100 * (share ?? 0))
  return (
    <div>
      <PhotoPicker
        label={t('photo')}
        photo={photo}
        onPick={onPick}
        error={isMissing ? t('fillAll') : undefined}
        disabled={share !== undefined}
      />
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
      ) : photo ? null : (
        <small className={style.hint}>{t('upTo')}</small>
      )}
    </div>
  )
}

type Props = {
  draft: EntryDraft
  change: (part: Partial<EntryDraft>) => void
  missing: readonly MissingField[]
  disabled: boolean
}

/** Name, phone number and description. */
export function EntryFields({ draft, change, missing, disabled }: Props) {
  const t = useText(texts)
  const errorOf = (field: MissingField) => (missing.includes(field) ? t('fillAll') : undefined)
  const input = (field: 'name' | 'phone', rest: ComponentProps<'input'>) => (
    <input
      className="in"
      name={field}
      required
      disabled={disabled}
      value={draft[field]}
      onChange={event => change({ [field]: event.target.value })}
      {...rest}
    />
  )
  return (
    <>
      <Field label={t('fullName')} hint={t('nameShown')} error={errorOf('name')}>
        {control => input('name', { ...control, autoComplete: 'name', maxLength: 80 })}
      </Field>
      <Field label={t('phone')} hint={t('phoneHidden')} error={errorOf('phone')}>
        {control =>
          input('phone', {
            ...control,
            className: 'in num',
            type: 'tel',
            inputMode: 'tel',
            autoComplete: 'tel',
            maxLength: 32,
          })
        }
      </Field>
      <Field
        label={t('description')}
        aside={t('optional')}
        counter={t('counter', { n: draft.description.length, most: longestDescription })}
      >
        {control => (
          <textarea
            {...control}
            className="in"
            name="description"
            maxLength={longestDescription}
            disabled={disabled}
            value={draft.description}
            onChange={event => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
