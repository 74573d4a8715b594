import type { PoolClient } from 'pg'
import type { Role } from '#common/permissions.ts'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import type { AccountSettings, Settings } from '#kit/server/settings.ts'
import { hashPassword, makePassword, verifyPassword } from '#kit/server/staff/passwords.ts'
import { StartError } from '#kit/server/start-error.ts'

/** A new account. Only the hash of its password is stored. */
export type NewAccount = { role: Role; username: string; password: string }

// The same in every server process, so that two simultaneous first starts do not create an account twice.
const lock = 0x6d656c63

/**
 * Creates the accounts whose passwords the environment gives. An existing account keeps its password, second factor and
 * whether it is disabled; `say` tells the operator if its password is a different one. If a role has no account and no
 * password is given, creates one with a generated password. Returns those accounts, to be shown once.
 */
export async function ensureAccounts(
  pool: DatabasePool,
  { admin, vehicleAdmin }: Pick<Settings, 'admin' | 'vehicleAdmin'>,
  say: (line: string) => void = () => {},
): Promise<NewAccount[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const made = [
      await ensure(client, 'admin', admin, say),
      await ensure(client, 'vehicle', vehicleAdmin, say),
    ]
    await client.query('commit')
    return made.filter(account => account !== undefined)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function ensure(
  client: PoolClient,
  role: Role,
  { username, password }: AccountSettings,
  say: (line: string) => void,
) {
  const { rows } = await client.query<{ roles: Role[]; password_hash: string }>(
    'select roles, password_hash from staff_accounts where username = $1',
    [username],
  )
  const [account] = rows
  if (account && !account.roles.includes(role) && (password || !(await roleHasAccount(client, role))))
    throw new StartError(
      `The staff account ${username} has the role ${account.roles.join(' and ')}: choose another name for ${role}.`,
    )
  if (password) {
    if (!account) await keep(client, role, username, password)
    else if (!(await verifyPassword(account.password_hash, password)))
      say(
        `The account ${username} has another password than the environment gives, and keeps it. To reset it: mela-guide reset-password ${username}`,
      )
    return undefined
  }
  if (await roleHasAccount(client, role)) return undefined
  const generated = makePassword()
  await keep(client, role, username, generated)
  return { role, username, password: generated }
}

async function roleHasAccount(client: PoolClient, role: Role): Promise<boolean> {
  const { rowCount } = await client.query('select from staff_accounts where $1 = any(roles) limit 1', [role])
  return rowCount === 1
}

async function keep(client: PoolClient, role: Role, username: string, password: string) {
  await client.query(
    'insert into staff_accounts (username, roles, password_hash) values ($1, array[$2], $3)',
    [username, role, await hashPassword(password)],
  )
}
