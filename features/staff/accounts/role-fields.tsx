import { roles as allRoles, type Role } from '#common/permissions.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { CheckField } from '#kit/web/staff/fields.tsx'
import type { Account } from '../contract.ts'
import { texts } from './texts.ts'

type Props = { roles: Account['roles']; onChange: (roles: Account['roles']) => void }

/** A checkbox for each role. */
export function RoleFields({ roles, onChange }: Props) {
  const t = useText(texts)
  const say = useSay()
  const toggle = (role: Role, isOn: boolean) =>
    onChange(isOn ? [...roles, role] : roles.filter(one => one !== role))
  return (
    <fieldset>
      <legend className="lab">{t('mayDo')}</legend>
      {allRoles.map(role => (
        <CheckField
          key={role}
          label={say(texts[role])}
          value={roles.includes(role)}
          onChange={isOn => toggle(role, isOn)}
        />
      ))}
    </fieldset>
  )
}
