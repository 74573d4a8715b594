import { useText } from '#kit/web/language.tsx'
import type { Account } from '../contract.ts'
import styles from './accounts.module.css'
import { RoleFields } from './role-fields.tsx'
import { texts } from './texts.ts'

type Change = { roles?: Account['roles']; isDisabled?: boolean; hasSecondFactor?: false }
type Props = { account: Account; onReset: () => void; onLink: () => void; onSet: (change: Change) => void }

/** Buttons for changing another account. */
export function AccountButtons({ account, onReset, onLink, onSet }: Props) {
  const t = useText(texts)
  return (
    <div className={styles.keys}>
      <RoleFields roles={account.roles} onChange={roles => roles.length > 0 && onSet({ roles })} />
      <div className={styles.acts}>
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
