import { type FormEvent, useState } from 'react'
import type { ApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
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
  const [problem, setProblem] = useState<'badName' | 'taken' | 'oneRole' | 'failed'>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (roles.length === 0) {
      setProblem('oneRole')
      return showFirstFault(form)
    }
    setProblem(undefined)
    if (roles.includes('admin') && !isAsked) return setAsked(true)
    try {
      onMade(await call('POST /api/staff-accounts', { body: { username, roles } }))
    } catch (error) {
      const { code } = error as ApiError
      setProblem(code === 'taken' ? 'taken' : code === 'invalid' ? 'badName' : 'failed')
      showFirstFault(form)
    }
  }
  const nameProblem = problem === 'taken' || problem === 'badName' ? t(problem) : undefined
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
        error={problem === 'oneRole' ? t('oneRole') : undefined}
      />
      <NotSaved when={problem === 'failed'} />
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
