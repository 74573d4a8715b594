import { useText } from '#kit/web/language.tsx'
import { CheckField } from '#kit/web/staff/fields.tsx'
import type { Account, Role } from '../contract.ts'
import { texts } from './texts.ts'

type Props = { roles: Account['roles']; onChange: (roles: Account['roles']) => void }

/** Checkboxes for the two roles. */
export function RoleFields({ roles, onChange }: Props) {
  const t = useText(texts)
  const toggle = (role: Role, isOn: boolean) =>
    onChange(isOn ? [...roles, role] : roles.filter(one => one !== role))
  return (
    <fieldset>
      <legend className="lab">{t('mayDo')}</legend>
      {(['admin', 'vehicle'] as const).map(role => (
        <CheckField
          key={role}
          label={t(role)}
          value={roles.includes(role)}
          onChange={isOn => toggle(role, isOn)}
        />
      ))}
    </fieldset>
  )
}
