import { sql } from 'kysely'
import { reopenCases, type Sent, settleUntaken } from '#kit/server/sent.ts'
import type { ComplaintsTables } from './complaints.server.ts'
import { complaintsTexts } from './texts.ts'

/** How staff close a flood of complaints together: only those that nobody has taken or answered. */
export const sentComplaints: Sent = {
  budget: 'complaints',
  permission: 'complaints',
  open: sql`
    select id, network, device, created_at as at, category as kind, '' as place_en, '' as place_hi,
      concat_ws(' · ', nullif(place, ''), words) as words,
      (image_hash is not null)::int + (lat is not null)::int as evidence
    from complaints where status = 'received'`,
  kinds: complaintsTexts,
  async close(transaction, ids, { staff, at }) {
    const free = await settleUntaken(transaction, ['complaint'], ids, staff.username)
    const rows = await transaction
      .withTables<ComplaintsTables>()
      .updateTable('complaints')
      .set({ status: 'refused', updated_at: at })
      .where('id', '=', sql<string>`any(${free}::uuid[])`)
      .where('status', '=', 'received')
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },
  async reopen(transaction, ids, { staff, at }) {
    const rows = await transaction
      .withTables<ComplaintsTables>()
      .updateTable('complaints')
      .set({ status: 'received', updated_at: at })
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('status', '=', 'refused')
      .where('answer', '=', '')
      .returning('id')
      .execute()
    const opened = rows.map(({ id }) => id)
    await reopenCases(transaction, ['complaint'], opened, staff.username)
    return opened
  },
}
