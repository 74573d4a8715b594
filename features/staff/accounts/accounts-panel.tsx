import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { sayAgo } from '#common/fair-time.ts'
import { roles as allRoles, type Role } from '#common/permissions.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { CheckField } from '#kit/web/staff/fields.tsx'
import { handsetLink } from '#kit/web/staff/handset-link.ts'
import { ChangedMeanwhile, NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { hintedName } from '#kit/web/staff/staff-hints.ts'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { Account, staffContract } from '../contract.ts'
import styles from './accounts.module.css'
import { accountsTexts } from './texts.ts'

const useAccounts = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Staff console: add accounts, change their roles, reset passwords. */
export function AccountsPanel() {
  const t = useText(accountsTexts)
  const { language } = useLanguage()
  const query = useAccounts('GET /api/staff-accounts', {})
  const { value, refresh } = query
  const [open, setOpen] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [password, setPassword] = useState<{ username: string; password: string }>()
  const [link, setLink] = useState<{ username: string; url: string }>()
  const { attempt, error } = useAttempt()
  const own = hintedName('admin')
  const [, go] = useLocation()

  const change = async ({ id }: Account, work: () => Promise<unknown>) => {
    await attempt(work, id)
    refresh()
  }
  const reset = (account: Account) =>
    change(account, async () => {
      const made = await call('POST /api/staff-accounts/:id/password', { params: { id: account.id } })
      setPassword({ username: account.username, password: made.password })
    })
  const makeLink = (account: Account) =>
    change(account, async () => {
      const { secret } = await call('POST /api/staff-accounts/:id/handset-link', {
        params: { id: account.id },
      })
      const path = account.roles.some(role => role !== 'vehicle') ? paths.admin() : paths.vehicleAdmin()
      setLink({ username: account.username, url: handsetLink(path, secret) })
    })
  const set = (account: Account, body: { isDisabled?: boolean; hasSecondFactor?: false }) =>
    change(account, () => call('PATCH /api/staff-accounts/:id', { params: { id: account.id }, body }))
  const roleWords = ({ roles }: Account) =>
    roles
      .map(role => (role === 'admin' ? t('adminShort') : role === 'vehicle' ? t('vehicleShort') : t(role)))
      .join(' · ')
  return (
    <>
      {password ? (
        <div
          key={password.password}
          ref={showInView}
          className={`stack board ${styles.password}`}
          role="alert"
        >
          <p>{t('passwordIs', { username: password.username })}</p>
          <output className="num">{password.password}</output>
          <p className="sub">{t('passwordUse')}</p>
          <button type="button" className="btn btn--main" onClick={() => setPassword(undefined)}>
            {t('understood')}
          </button>
        </div>
      ) : null}
      {link ? (
        <div key={link.url} ref={showInView} className={`stack board ${styles.password}`} role="alert">
          <p>{t('linkIs', { username: link.username })}</p>
          <output className={styles.link}>{link.url}</output>
          <p className="sub">{t('linkUse')}</p>
          <button type="button" className="btn btn--main" onClick={() => setLink(undefined)}>
            {t('linkSent')}
          </button>
        </div>
      ) : null}
      <NotSaved error={error} />
      {isAdding ? (
        <NewAccountForm
          onMade={made => {
            setPassword({ username: made.account.username, password: made.password })
            setAdding(false)
            refresh()
          }}
          onCancel={() => setAdding(false)}
        />
      ) : null}
      <StaffList
        rows={value?.accounts}
        query={query}
        keyOf={account => account.id}
        wordsOf={account => [account.username]}
        add={{ label: t('add'), onAdd: () => setAdding(true) }}
        row={account => (
          <>
            <StaffRow
              name={account.username}
              below={[
                roleWords(account),
                account.seenAt
                  ? t('seen', { ago: sayAgo(serverNow() - Date.parse(account.seenAt), language) })
                  : t('notSignedIn'),
              ].join(' · ')}
              marks={[
                ...(account.isDisabled ? [t('disabled')] : []),
                ...(account.hasSecondFactor ? [t('hasFactor')] : []),
                ...(account.username === own ? [t('you')] : []),
              ]}
              onOpen={() => {
                if (account.username === own) go(paths.staffPanel('own-account'))
                else setOpen(open === account.id ? undefined : account.id)
              }}
            />
            {open === account.id && account.username !== own ? (
              <AccountButtons
                account={account}
                onReset={() => reset(account)}
                onLink={() => makeLink(account)}
                onSet={body => set(account, body)}
                refresh={refresh}
                roleWords={roleWords(account)}
              />
            ) : null}
          </>
        )}
      />
    </>
  )
}

/** The account whose key was tapped may be far below what is shown only once. */
const showInView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' })

type Props = { onMade: (made: { account: Account; password: string }) => void; onCancel: () => void }

/** The form for a new account: a name and the roles, none chosen beforehand; the server generates the password. */
function NewAccountForm({ onMade, onCancel }: Props) {
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
    <form className={`stack board ${styles.form}`} onSubmit={send} noValidate>
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        error={nameProblem}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        value={username}
        onChange={typed => {
          forget()
          setUsername(typed)
        }}
      />
      <RoleFields
        roles={roles}
        onChange={next => {
          setAsked(false)
          setRoles(next)
        }}
        error={isMissing && roles.length === 0 ? t('oneRole') : undefined}
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

type AccountButtonsProps = {
  account: Account
  onReset: () => void
  onLink: () => void
  onSet: (change: { isDisabled?: boolean; hasSecondFactor?: false }) => void
  /** Reads the accounts again. */
  refresh: () => Promise<void>
  /** The roles that the account has now. */
  roleWords: string
}

/** Buttons for changing another account. */
function AccountButtons({ account, onReset, onLink, onSet, refresh, roleWords }: AccountButtonsProps) {
  const t = useText(accountsTexts)
  const [roles, setRoles] = useState(account.roles)
  const [isAsked, setAsked] = useState(false)
  const { save: saveOver, error, isStale } = useSeen(account.roles, refresh)
  const isChanged = [...roles].sort().join() !== [...account.roles].sort().join()
  const asksAdmin = roles.includes('admin') && !account.roles.includes('admin')
  const save = () => {
    if (asksAdmin && !isAsked) return setAsked(true)
    setAsked(false)
    void saveOver(async instead_of => {
      const params = { id: account.id }
      return (await call('PATCH /api/staff-accounts/:id', { params, body: { roles, instead_of } })).roles
    })
  }
  return (
    <div className={`stack ${styles.keys}`}>
      <RoleFields
        roles={roles}
        onChange={next => {
          setAsked(false)
          setRoles(next)
        }}
        error={roles.length === 0 ? t('oneRole') : undefined}
      />
      {isAsked ? <SureAdmin username={account.username} /> : null}
      {isStale ? <ChangedMeanwhile now={roleWords} save={t('saveRoles')} /> : null}
      <NotSaved error={isStale ? undefined : error} />
      <button
        type="button"
        className="btn btn--main"
        disabled={!isChanged || roles.length === 0}
        onClick={save}
      >
        {t(isAsked ? 'yesAdmin' : 'saveRoles')}
      </button>
      <div className="cluster">
        <button type="button" className="btn btn--line btn--s" onClick={onReset}>
          {t('resetPassword')}
        </button>
        <button type="button" className="btn btn--line btn--s" onClick={onLink}>
          {t('makeLink')}
        </button>
        {account.hasSecondFactor ? (
          <button
            type="button"
            className="btn btn--line btn--s"
            onClick={() => onSet({ hasSecondFactor: false })}
          >
            {t('takeFactor')}
          </button>
        ) : null}
        <button
          type="button"
          className="btn btn--line btn--s"
          onClick={() => onSet({ isDisabled: !account.isDisabled })}
        >
          {t(account.isDisabled ? 'open' : 'close')}
        </button>
      </div>
    </div>
  )
}

/** Asks for confirmation before somebody becomes an admin. */
function SureAdmin({ username }: { username: string }) {
  const t = useText(accountsTexts)
  return <Note kind="warn" icon="i-shield" live="alert" title={t('sureAdmin', { username })} />
}

type RoleFieldsProps = {
  roles: Account['roles']
  onChange: (roles: Account['roles']) => void
  error?: string | undefined
}

/** A checkbox for each role. */
function RoleFields({ roles, onChange, error }: RoleFieldsProps) {
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
