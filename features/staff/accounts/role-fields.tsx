import { useId } from 'react'
import { roles as allRoles, type Role } from '#common/permissions.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { CheckField } from '#kit/web/staff/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Account } from '../contract.ts'
import { accountsTexts } from './texts.ts'

type Props = {
  roles: Account['roles']
  onChange: (roles: Account['roles']) => void
  error?: string | undefined
}

/** A checkbox for each role. */
export function RoleFields({ roles, onChange, error }: Props) {
  const t = useText(accountsTexts)
  const say = useSay()
  const errorId = useId()
  const toggle = (role: Role, isOn: boolean) =>
    onChange(isOn ? [...roles, role] : roles.filter(one => one !== role))
  return (
    <fieldset>
      <legend className="lab">{t('mayDo')}</legend>
      {allRoles.map(role => (
        <CheckField
          key={role}
          label={say(accountsTexts[role])}
          value={roles.includes(role)}
          onChange={isOn => toggle(role, isOn)}
          errorId={error ? errorId : undefined}
        />
      ))}
      {error ? (
        <p id={errorId} className="err" role="alert">
          <Icon name="i-warning" size={20} />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
