import { TextField } from '#ui/field.tsx'

type Props = {
  label: string
  hint?: string
  error: string | undefined
  /** True for a new password, false for the current one. */
  isNew?: boolean
  value: string
  onChange: (password: string) => void
}

/** A password input. */
export function PasswordField({ label, hint, error, isNew = false, value, onChange }: Props) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={isNew ? 200 : undefined}
      required
      value={value}
      onChange={onChange}
    />
  )
}
