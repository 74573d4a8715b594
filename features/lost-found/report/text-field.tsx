import { Field } from '#ui/field.tsx'
import type { ReportDraft } from './report-draft.ts'

type Name = 'name' | 'phone' | 'submitted_at' | 'helpdesk_contact'
type Props = {
  name: Name
  label: string
  aside?: string
  hint?: string
  error?: string | undefined
  autoComplete?: 'name' | 'tel'
  disabled: boolean
  draft: ReportDraft
  change: (part: Partial<ReportDraft>) => void
}

/** One line of the form. */
export function TextField({ name, error, autoComplete, disabled, draft, change, ...words }: Props) {
  const isNumber = autoComplete === 'tel'
  return (
    <Field {...words} {...(error && { error })}>
      {control => (
        <input
          {...control}
          name={name}
          className={isNumber ? 'in num' : 'in'}
          {...(isNumber && { type: 'tel', inputMode: 'tel' as const })}
          autoComplete={autoComplete ?? 'off'}
          maxLength={isNumber ? 24 : 80}
          disabled={disabled}
          value={draft[name]}
          onChange={event => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}
