import { type Kysely, sql, type Transaction } from 'kysely'
import { may, type Permission, type Role } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import type { By, Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseUnseen } from '#kit/server/staff/optimistic-lock.ts'
import { hashPassword, makePassword } from '#kit/server/staff/passwords.ts'
import type { Account } from './contract.ts'
import type { StaffTables } from './tables.server.ts'

type Db = Kysely<StaffTables>
/** The columns that signing in needs; undefined if no enabled account has this name. */
export async function accountNamed(db: Db, username: string) {
  return db
    .selectFrom('staff_accounts')
    .select(['id', 'username', 'roles', 'password_hash', 'second_factor', 'second_factor_offer'])
    .where('username', '=', username)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function listAccounts(db: Db): Promise<Account[]> {
  return (await accounts(db).orderBy('username').execute()).map(publicAccount)
}

/** Adds an account with a generated password, which is returned. Refuses `taken`. */
export async function addAccount(
  db: Db,
  { username, roles }: { username: string; roles: readonly Role[] },
  { staff, at }: By,
): Promise<{ account: Account; password: string }> {
  const password = makePassword()
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async trx => {
    const row = await trx
      .insertInto('staff_accounts')
      .values({ username, roles: inOrder(roles), password_hash, created_at: at })
      .onConflict(conflict => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) refuse('taken', 409, 'This user name is taken.')
    const account = await oneAccount(trx, row.id)
    await audit(trx, { staff, at, action: 'added', subject: 'account', id: row.id, after: account })
    return { account, password }
  })
}

type AccountChange = {
  roles?: readonly Role[] | undefined
  isDisabled?: boolean | undefined
  hasSecondFactor?: false | undefined
  /** The roles that the editor replaces. */
  instead_of?: readonly Role[] | undefined
}

/**
 * Changes another account. Refuses `not-yourself`, so that the acting admin, and thus at least one admin, remains; and
 * `changed-meanwhile`.
 */
export async function changeAccount(
  db: Db,
  id: string,
  change: AccountChange,
  { staff, at }: By,
): Promise<Account> {
  if (id === staff.id) refuse('not-yourself', 409, 'Another admin changes your account.')
  return db.transaction().execute(async trx => {
    const before = await lockAccount(trx, id, staff)
    const { roles, isDisabled, hasSecondFactor, instead_of } = change
    refuseUnseen(inOrder(before.roles), instead_of && inOrder(instead_of))
    await trx
      .updateTable('staff_accounts')
      .set({
        ...(roles && { roles: inOrder(roles) }),
        ...(isDisabled !== undefined && { disabled_at: isDisabled ? at : null }),
        ...(hasSecondFactor === false && {
          second_factor: null,
          second_factor_offer: null,
          second_factor_step: 0,
        }),
        // Sets at least one column, because an update without columns is invalid SQL.
        username: before.username,
      })
      .where('id', '=', id)
      .execute()
    if (isDisabled) await trx.deleteFrom('staff_sessions').where('account_id', '=', id).execute()
    const after = await oneAccount(trx, id)
    await audit(trx, {
      staff,
      at,
      action: 'changed',
      subject: 'account',
      id,
      before: seen(before),
      after: seen(after),
    })
    return after
  })
}

/** Sets a generated password, returns it, and ends all sessions of the account. */
export async function resetPassword(db: Db, id: string, { staff, at }: By): Promise<string> {
  if (id === staff.id) refuse('not-yourself', 409, 'Change your own password with the one you have.')
  const password = makePassword()
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async trx => {
    await lockAccount(trx, id, staff)
    await setPassword(trx, id, password_hash)
    await audit(trx, { staff, at, action: 'password-reset', subject: 'account', id })
  })
  return password
}

/** Stores a password and ends all sessions of the account. */
export async function setPassword(
  trx: Transaction<StaffTables>,
  id: string,
  password_hash: string,
): Promise<void> {
  await trx
    .updateTable('staff_accounts')
    .set({ password_hash, password_changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('staff_sessions').where('account_id', '=', id).execute()
}

// Locks both accounts in a fixed order, so that if two admins disable each other only the first succeeds.
async function lockAccount(trx: Transaction<StaffTables>, id: string, staff: Staff): Promise<Account> {
  const rows = await trx
    .selectFrom('staff_accounts')
    .select(['id', 'roles', 'disabled_at'])
    .where('id', 'in', [id, staff.id])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!rows.some(row => row.id === id)) refuse('not-found', 404)
  const own = rows.find(row => row.id === staff.id)
  if (!own || own.disabled_at || !own.roles.includes('admin'))
    refuse('forbidden', 403, 'Your account may not do this.')
  return oneAccount(trx, id)
}

const oneAccount = async (trx: Db, id: string): Promise<Account> =>
  publicAccount(await accounts(trx).where('staff_accounts.id', '=', id).executeTakeFirstOrThrow())

const accounts = (db: Db) =>
  db
    .selectFrom('staff_accounts')
    .select(['staff_accounts.id', 'username', 'roles', 'disabled_at', 'second_factor', 'created_at'])
    .select(
      sql<Date | null>`(select max(seen_at) from staff_sessions where account_id = staff_accounts.id)`.as(
        'seen_at',
      ),
    )

type Row = {
  id: string
  username: string
  roles: Role[]
  disabled_at: Date | null
  second_factor: string | null
  created_at: Date
  seen_at: Date | null
}
const publicAccount = (row: Row): Account => ({
  id: row.id,
  username: row.username,
  roles: row.roles,
  isDisabled: row.disabled_at !== null,
  hasSecondFactor: row.second_factor !== null,
  createdAt: row.created_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
})
const seen = ({ seenAt, ...account }: Account) => account
const inOrder = (roles: readonly Role[]): Role[] => [...new Set(roles)].sort()

/** User names of the enabled accounts with this permission. */
export async function namesWho(db: Db, permission: Permission): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_accounts')
    .select(['username', 'roles'])
    .where('disabled_at', 'is', null)
    .orderBy('username')
    .execute()
  return rows.filter(({ roles }) => may(roles, permission)).map(({ username }) => username)
}

/** Roles of the enabled accounts, by id. */
export async function rolesOf(db: Db, ids: readonly string[]): Promise<Map<string, readonly Role[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_accounts')
    .select(['id', 'roles'])
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, roles }) => [id, roles]))
}
