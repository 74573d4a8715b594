import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { makePassword } from '#kit/server/staff/passwords.ts'
import type { StaffTables } from './tables.server.ts'

const perAccount = 10
/** After so many wrong passwords a code no longer bypasses the limits, so that a found sheet is no help in guessing. */
const triesPerCode = 5

// 80 random bits need neither a salt nor a slow hash. Unkeyed, so that printed codes stay valid after keys change.
const hashOf = (code: string) => createHash('sha256').update(`recovery ${code}`).digest()

/** Its length distinguishes it from an app's six digits. */
export const isRecoveryCode = (code: string | undefined): code is string => code?.length === 16

/** Replaces an account's codes with ten new ones. They are returned only this once. */
export async function makeRecoveryCodes(trx: Transaction<StaffTables>, account: string): Promise<string[]> {
  const codes = Array.from({ length: perAccount }, makePassword)
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', account).execute()
  await trx
    .insertInto('staff_recovery_codes')
    .values(codes.map(code => ({ code_hash: hashOf(code.replaceAll('-', '')), account_id: account })))
    .execute()
  return codes
}

/** Counts a try with a code; false if it is not this account's, is used up or was tried too often. */
export async function tryRecoveryCode(
  db: Kysely<StaffTables>,
  username: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .updateTable('staff_recovery_codes as r')
    .from('staff_accounts as a')
    .set(({ eb }) => ({ tries: eb('r.tries', '+', 1) }))
    .whereRef('a.id', '=', 'r.account_id')
    .where('a.username', '=', username)
    .where('r.code_hash', '=', hashOf(code))
    .where('r.tries', '<', triesPerCode)
    .returning('r.tries')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a code; of two requests with the same code the second gets false. */
export async function spendRecoveryCode(
  db: Kysely<StaffTables>,
  account: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('staff_recovery_codes')
    .where('account_id', '=', account)
    .where('code_hash', '=', hashOf(code))
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many codes an account has left. */
export async function countRecoveryCodes(db: Kysely<StaffTables>, account: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return Number(count)
}
