import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { audit, isOnRecord } from '#kit/server/staff/audit.ts'
import { hashPassword, makePassword } from '#kit/server/staff/passwords.ts'
import { endElsewhere } from './signed-out.server.ts'

export type Reset = { username: string; password: string; isDisabled: boolean }
type Asked = {
  username: string
  enable: boolean
  /** Only if the account was never used: it has its first password, no session, and no audit entries. */
  unused?: boolean
  at: Date
  features?: readonly ServerManifest[]
}
type Account = { id: string; has_second_factor: boolean; is_disabled: boolean }

/**
 * Gives an account a generated password, removes its second factor and, if asked, enables it. Its sessions end, since each
 * stores the time its password was set. Audited. Undefined if there is no such account, or `unused` was asked for and it
 * is in use.
 */
export async function resetPassword(
  db: AnyDatabase,
  { username, enable, unused = false, at, features = [] }: Asked,
): Promise<Reset | undefined> {
  const password = makePassword()
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async transaction => {
    const { rows } = await sql<Account>`
      select id, second_factor is not null as has_second_factor, disabled_at is not null as is_disabled
      from staff_accounts where username = ${username.toLowerCase()}
        and (not ${unused}::boolean or (password_changed_at = created_at
          and not exists (select from staff_sessions s where s.account_id = staff_accounts.id)
          and not ${isOnRecord('staff_accounts.id')}))
      for update`.execute(transaction)
    const [account] = rows
    if (!account) return undefined
    const isDisabled = account.is_disabled && !enable
    await sql`
      update staff_accounts set password_hash = ${password_hash}, password_changed_at = clock_timestamp(),
        second_factor = null, second_factor_offer = null, second_factor_step = 0,
        disabled_at = case when ${enable} then null else disabled_at end
      where id = ${account.id}`.execute(transaction)
    await endElsewhere(transaction, features, account.id)
    const before = { has_second_factor: account.has_second_factor, is_disabled: account.is_disabled }
    await audit(transaction, {
      // Whoever runs commands on the server has no account, so the entry names the command.
      staff: { id: account.id, username: 'mela-guide reset-password', roles: [] },
      ...{ at, action: 'password-reset', subject: 'account', id: account.id, name: username.toLowerCase() },
      before: { ...before, password: 'old' },
      after: { has_second_factor: false, is_disabled: isDisabled, password: 'new' },
    })
    return { username: username.toLowerCase(), password, isDisabled }
  })
}
