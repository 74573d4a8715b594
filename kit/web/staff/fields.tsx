import { type ReactNode, useId } from 'react'
import { isBlank } from '#common/invisible.ts'
import { westernDigits } from '#common/phone-number.ts'
import { SelectField, TextArea, TextField } from '#ui/field.tsx'
import { fieldFault } from '../field-faults.ts'
import { useSay, useText } from '../language.tsx'
import { kitTexts } from '../texts.ts'
import styles from './staff-list.module.css'
import { kitStaffTexts } from './texts.ts'
import { TheirValue } from './their-value.tsx'

type LineProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Name of the field in the server's errors. */
  path?: string
  wrong?: ReadonlyMap<string, string>
  isOptional?: boolean
  hint?: string
  max?: number
  type?: 'text' | 'url' | 'tel' | 'email' | 'number' | 'date' | 'time'
  lang?: 'en' | 'hi'
  /** Height in lines, for a sentence that would not fit on one. A line break becomes a space. */
  lines?: number
}

/** One line of text with its label; says when it is missing or refused. */
export function LineField(props: LineProps) {
  const { label, value, onChange, path = '', wrong, isOptional, hint, max, type, lang, lines } = props
  const t = useText(kitStaffTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const fault = wrong?.get(path)
  const isMissing = isBlank(value) && !isOptional
  const shared = {
    label,
    aside: isOptional ? kit('optional') : undefined,
    hint,
    error: fault && (fault === 'taken' ? t('inUse') : say(fieldFault(isMissing ? 'required' : fault))),
    lang,
    maxLength: max,
    required: !isOptional,
    value,
  }
  return (
    <>
      {lines ? (
        <TextArea {...shared} rows={lines} onChange={text => onChange(text.replace(/\s*\n\s*/g, ' '))} />
      ) : (
        <TextField
          {...shared}
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'numeric' : undefined}
          onChange={onChange}
        />
      )}
      <TheirValue path={path} />
    </>
  )
}

/** The number that was typed, in digits of any script. Other text stays as typed, so that the server refuses it at its field. */
export function typedNumber(typed: string): number {
  const text = westernDigits(typed).trim().replace(',', '.')
  const number = text ? Number(text) : Number.NaN
  return Number.isNaN(number) ? (typed as never) : number
}

type Pair = { en: string; hi: string }
type PairProps = Omit<LineProps, 'value' | 'onChange' | 'type' | 'lang'> & {
  value: Pair
  onChange: (value: Pair) => void
}

/** One text in both languages, Hindi first; the hint stands below both. */
export function PairField({ label, value, onChange, path, hint, ...more }: PairProps) {
  const t = useText(kitStaffTexts)
  return (['hi', 'en'] as const).map(lang => (
    <LineField
      key={lang}
      {...more}
      {...(lang === 'en' && hint !== undefined && { hint })}
      label={t(lang === 'en' ? 'inEnglish' : 'inHindi', { label })}
      lang={lang}
      value={value[lang]}
      onChange={text => onChange({ ...value, [lang]: text })}
      path={`${path}.${lang}`}
    />
  ))
}

type ChoiceProps<K extends string> = {
  label: string
  value: K
  choices: readonly { id: K; label: string }[]
  onChange: (value: K) => void
  hint?: string
  /** Name of the field, for conflicts between two editors. */
  path?: string
}

/** One of a few choices, as a native select. */
export function ChoiceField<K extends string>(props: ChoiceProps<K>) {
  const { label, value, choices, onChange, hint, path = '' } = props
  return (
    <>
      <SelectField label={label} hint={hint} value={value} onChange={chosen => onChange(chosen as K)}>
        {choices.map(choice => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </SelectField>
      <TheirValue path={path} say={theirs => choices.find(({ id }) => id === theirs)?.label ?? ''} />
    </>
  )
}

type CheckProps = {
  label: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  hint?: string
  /** id of the error that it belongs to. */
  errorId?: string | undefined
  /** Name of the field, for conflicts between two editors. */
  path?: string
}

/** A checkbox. */
export function CheckField({ label, value, onChange, hint, errorId, path = '' }: CheckProps) {
  const t = useText(kitStaffTexts)
  const id = useId()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={value}
          aria-describedby={errorId ?? (hint ? id : undefined)}
          aria-invalid={errorId ? true : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint ? (
        <small id={id} className={`tiny ${styles.checkHint}`}>
          {hint}
        </small>
      ) : null}
      <TheirValue path={path} say={theirs => t(theirs ? 'yes' : 'no')} />
    </div>
  )
}

/** A checkbox: whether visitors see the row. */
export function InGuideField({
  value,
  onChange,
  ...more
}: Pick<CheckProps, 'value' | 'onChange' | 'hint' | 'path'>) {
  const t = useText(kitStaffTexts)
  return <CheckField {...more} label={t('inGuide')} value={value} onChange={onChange} />
}
