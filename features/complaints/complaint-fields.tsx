import { useText } from '#kit/web/language.tsx'
import { Field } from '#ui/field.tsx'
import { type Category, longestWords } from './complaint-kinds.ts'
import { texts } from './texts.ts'

/** What was typed so far. */
export type Draft = { category: Category | ''; words: string; place: string; position: string; phone: string }

type FieldProps = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  isBad: boolean
  disabled: boolean
}
/** What is wrong, in the writer's words. */
export function WordsField({ draft, change, isBad, disabled }: FieldProps) {
  const t = useText(texts)
  return (
    <Field
      label={t('words')}
      error={isBad ? t('noWords') : undefined}
      counter={t('counter', { n: draft.words.length, most: longestWords })}
    >
      {control => (
        <textarea
          {...control}
          className="in"
          name="words"
          maxLength={longestWords}
          required
          disabled={disabled}
          value={draft.words}
          onChange={event => change({ words: event.target.value })}
        />
      )}
    </Field>
  )
}
/** Where it is, typed. */
export function PlaceField({ draft, change, disabled }: Omit<FieldProps, 'isBad'>) {
  const t = useText(texts)
  return (
    <Field label={t('place')} aside={t('optional')} hint={t('placeHint')}>
      {control => (
        <input
          {...control}
          className="in"
          name="place"
          maxLength={80}
          disabled={disabled}
          value={draft.place}
          onChange={event => change({ place: event.target.value })}
        />
      )}
    </Field>
  )
}
/** How staff reach the writer. */
export function PhoneField({ draft, change, isBad, disabled }: FieldProps) {
  const t = useText(texts)
  return (
    <Field
      label={t('phone')}
      aside={t('optional')}
      hint={t('phoneHint')}
      error={isBad ? t('badPhone') : undefined}
    >
      {control => (
        <input
          {...control}
          className="in num"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          disabled={disabled}
          value={draft.phone}
          onChange={event => change({ phone: event.target.value })}
        />
      )}
    </Field>
  )
}
