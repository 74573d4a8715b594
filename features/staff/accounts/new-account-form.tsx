import { type FormEvent, useState } from 'react'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import type { Account, staffContract } from '../contract.ts'
import styles from './accounts.module.css'
import { RoleFields } from './role-fields.tsx'
import { SureAdmin } from './sure-admin.tsx'
import { accountsTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()
type Props = { onMade: (made: { account: Account; password: string }) => void; onCancel: () => void }

/** The form for a new account: a name and the roles, none chosen beforehand; the server generates the password. */
export function NewAccountForm({ onMade, onCancel }: Props) {
  const t = useText(accountsTexts)
  const kit = useText(kitTexts)
  const [username, setUsername] = useState('')
  const [roles, setRoles] = useState<Account['roles']>([])
  const [isAsked, setAsked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { attempt, error, forget } = useAttempt()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    forget()
    setMissing(roles.length === 0)
    if (roles.length === 0) return showFirstFault(form)
    if (roles.includes('admin') && !isAsked) return setAsked(true)
    const refused = await attempt(async () =>
      onMade(await call('POST /api/staff-accounts', { body: { username, roles } })),
    )
    if (refused) showFirstFault(form)
  }
  const nameProblem =
    error?.code === 'taken' ? t('taken') : error?.code === 'invalid' ? t('badName') : undefined
  return (
    <form className={`stack ${styles.form}`} onSubmit={send} noValidate>
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        error={nameProblem}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        value={username}
        onChange={setUsername}
      />
      <RoleFields
        roles={roles}
        onChange={next => {
          setAsked(false)
          setRoles(next)
        }}
        error={isMissing ? t('oneRole') : undefined}
      />
      <NotSaved error={nameProblem ? undefined : error} />
      {isAsked ? <SureAdmin username={username} /> : null}
      <button type="submit" className="btn btn--main">
        {t(isAsked ? 'yesAdmin' : 'make')}
      </button>
      <button type="button" className="btn btn--quiet" onClick={onCancel}>
        {kit('cancel')}
      </button>
    </form>
  )
}
