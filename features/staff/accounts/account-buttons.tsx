import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { ChangedMeanwhile, NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useSeen } from '#kit/web/staff/use-seen.ts'
import type { Account, staffContract } from '../contract.ts'
import styles from './accounts.module.css'
import { RoleFields } from './role-fields.tsx'
import { SureAdmin } from './sure-admin.tsx'
import { accountsTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()

type Props = {
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
export function AccountButtons({ account, onReset, onLink, onSet, refresh, roleWords }: Props) {
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
