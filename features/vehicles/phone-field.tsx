import { Field } from '#ui/field.tsx'
import { countDigits, limitPhone } from './phone-typing.ts'

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Empty, where something was asked for: the form says so in its own words. */
  isMissing: boolean
  disabled: boolean
}

/** Ten digits with their counter. */
export function PhoneField({ label, name, value, onChange, error, isMissing, disabled }: Props) {
  return (
    <Field label={label} error={error} counter={value ? `${countDigits(value)}/10` : undefined}>
      {control => (
        <input
          {...control}
          {...(isMissing && { 'aria-invalid': true })}
          className="in num"
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          disabled={disabled}
          value={value}
          onChange={event => onChange(limitPhone(event.target.value))}
        />
      )}
    </Field>
  )
}
