import { countDigits, limitPhone } from '#common/phone-input.ts'
import { TextField } from '#ui/field.tsx'

type Props = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
}

/** Input of a ten-digit phone number with a counter. */
export function PhoneField({ label, name, value, onChange, error, disabled }: Props) {
  return (
    <TextField
      label={label}
      error={error}
      counter={value ? `${countDigits(value)}/10` : undefined}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      required
      disabled={disabled}
      value={value}
      onChange={typed => onChange(limitPhone(typed))}
    />
  )
}
