import { sql } from 'kysely'
import type { Doomed } from '#kit/server/backup/proof.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { audit, byCommand } from '#kit/server/staff/audit.ts'

/** What `signEverybodyOut` deletes. */
export const sessions: Doomed[] = [
  { table: 'staff_sessions', where: sql`true` },
  { table: 'staff_handset_links', where: sql`true` },
]

/** Ends every session and every link for a new phone, audited. Returns how many sessions there were. */
export const signEverybodyOut = (db: AnyDatabase, at: Date): Promise<number> =>
  db.transaction().execute(async transaction => {
    const { numAffectedRows } = await sql`delete from staff_sessions`.execute(transaction)
    await sql`delete from staff_handset_links`.execute(transaction)
    const sessions = Number(numAffectedRows ?? 0)
    const staff = byCommand('mela-guide new-keys')
    await audit(transaction, { staff, at, action: 'new-keys', subject: 'account', after: { sessions } })
    return sessions
  })
