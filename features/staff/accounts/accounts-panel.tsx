import { useState } from 'react'
import { useLocation } from 'wouter'
import { sayAgo } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { handsetLink } from '#kit/web/staff/handset-link.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { hintedName } from '#kit/web/staff/staff-hints.ts'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import type { Account, staffContract } from '../contract.ts'
import { AccountButtons } from './account-buttons.tsx'
import styles from './accounts.module.css'
import { NewAccountForm } from './new-account-form.tsx'
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
        <div className={`stack ${styles.password}`} role="alert">
          <p>{t('passwordIs', { username: password.username })}</p>
          <output className="num">{password.password}</output>
          <p className="sub">{t('passwordUse')}</p>
          <button type="button" className="btn btn--main" onClick={() => setPassword(undefined)}>
            {t('understood')}
          </button>
        </div>
      ) : null}
      {link ? (
        <div className={`stack ${styles.password}`} role="alert">
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
        addLabel={t('add')}
        onAdd={() => setAdding(true)}
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
