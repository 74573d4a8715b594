import type { ComponentProps } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Field } from '#ui/field.tsx'
import { longestDescription } from './limits.ts'
import { texts } from './texts.ts'

/** What was typed so far. */
export type Words = { name: string; phone: string; description: string }
/** What an entry still lacks. */
export type Missing = 'photo' | 'name' | 'phone'

type Props = {
  words: Words
  change: (part: Partial<Words>) => void
  missing: readonly Missing[]
  disabled: boolean
}

/** Who took the photo, how to reach them, what it shows. */
export function EntryFields({ words, change, missing, disabled }: Props) {
  const t = useText(texts)
  const errorOf = (field: Missing) => (missing.includes(field) ? t('fillAll') : undefined)
  const input = (field: 'name' | 'phone', rest: ComponentProps<'input'>) => (
    <input
      className="in"
      name={field}
      required
      disabled={disabled}
      value={words[field]}
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
        counter={t('counter', { n: words.description.length, most: longestDescription })}
      >
        {control => (
          <textarea
            {...control}
            className="in"
            name="description"
            maxLength={longestDescription}
            disabled={disabled}
            value={words.description}
            onChange={event => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
