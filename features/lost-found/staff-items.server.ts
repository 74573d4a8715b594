import { sql } from 'kysely'
import { maskPhone } from '#common/phone-number.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseUnseen } from '#kit/server/staff/optimistic-lock.ts'
import { keepReport, ofPost } from './missing-person/reports.server.ts'
import type { ItemChange, ItemListName, StaffItem } from './staff-contract.ts'
import {
  type ItemRow,
  type LostFoundDatabase,
  oldestOpen,
  personReason,
  publicItem,
} from './tables.server.ts'

export const staffItemOf = (row: ItemRow): StaffItem => ({
  ...publicItem(row),
  status: row.status,
  hidden_reason: row.hidden_reason,
  is_approved: row.is_approved,
})

/** One of the staff's lists, newest first, and how long it is; `id`: this thing alone, whatever list it is in. */
export async function staffItems(
  db: LostFoundDatabase,
  list: ItemListName,
  { now, id, skip, limit }: { now: number; id: string | undefined; skip: number; limit: number },
): Promise<{ items: StaffItem[]; total: number }> {
  const isOpen = sql<boolean>`(status = 'open' and created_at > ${oldestOpen(now)})`
  const belongs = {
    open: isOpen,
    waiting: sql<boolean>`(${isOpen} and not is_approved)`,
    closed: sql<boolean>`not ${isOpen}`,
  }[list]
  const some = db.selectFrom('lost_found_items').where(id === undefined ? belongs : sql<boolean>`id = ${id}`)
  const rows = await some.selectAll().orderBy('arrival', 'desc').offset(skip).limit(limit).execute()
  const { total } = await some.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(staffItemOf), total: Number(total) }
}

/** Changes a thing, with an audit entry; undefined if there is none. Refuses `changed-meanwhile` 409. */
export const changeItem = (
  db: LostFoundDatabase,
  id: string,
  change: ItemChange,
  { staff, at }: By,
): Promise<ItemRow | undefined> =>
  db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('lost_found_items')
      .select(['status', 'hidden_reason', 'is_approved', 'helpdesk_verified'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const { instead_of: seen, ...asked } = change
    const { is_approved, helpdesk_verified, ...state } = before
    refuseUnseen(
      {
        ...state,
        ...('is_approved' in asked && { is_approved }),
        ...('helpdesk_verified' in asked && { helpdesk_verified }),
      },
      seen,
    )
    const set =
      'status' in asked
        ? {
            status: asked.status,
            hidden_reason: 'reason' in asked ? asked.reason : null,
            closed_at: asked.status === 'open' ? null : at,
          }
        : asked
    const row = await transaction
      .updateTable('lost_found_items')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = {
      ...{ status: row.status, hidden_reason: row.hidden_reason },
      ...{ is_approved: row.is_approved, helpdesk_verified: row.helpdesk_verified },
    }
    await audit(transaction, { staff, at, action: 'changed', subject: 'lost-found', id, before, after })
    return row
  })

/** Hides a post and passes it to the control room, in one step; repeating it changes nothing. undefined if there is none. */
export const moveToControlRoom = (
  db: LostFoundDatabase,
  id: string,
  { staff, at }: By,
): Promise<ItemRow | undefined> =>
  db.transaction().execute(async transaction => {
    const row = await transaction
      .updateTable('lost_found_items')
      .set({ status: 'hidden', hidden_reason: personReason, closed_at: at, show_phone: false })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    const { name, phone, image_hash, device, notice_version, notice_language, created_at } = row
    const kept = await keepReport(transaction, {
      id: crypto.randomUUID(),
      ...{ name, phone, image_hash, device, notice_version, notice_language, created_at },
      is_found: row.type === 'Found',
      person: row.description || '-',
      item_id: id,
      fingerprint: ofPost(id),
    })
    if (kept)
      await audit(transaction, { staff, at, action: 'moved-to-control-room', subject: 'lost-found', id })
    return row
  })

/** Records that a member of staff saw a number, and returns it; undefined if there is no such thing. */
export const seeNumber = (
  db: LostFoundDatabase,
  id: string,
  { staff, at }: By,
): Promise<string | undefined> =>
  db.transaction().execute(async transaction => {
    const row = await transaction
      .selectFrom('lost_found_items')
      .select('phone')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    await transaction
      .insertInto('lost_found_reveals')
      .values({ item_id: id, device: null, staff_id: staff.id, at })
      .execute()
    const after = { phone: maskPhone(row.phone) }
    await audit(transaction, { staff, at, action: 'number-seen', subject: 'lost-found', id, after })
    return row.phone
  })
