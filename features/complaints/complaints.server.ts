import { randomInt } from 'node:crypto'
import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { PersonalData } from '#kit/server/context.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { refuseStale } from '#kit/server/staff/optimistic-lock.ts'
import { type Category, numberLength, type Status } from './complaint-kinds.ts'
import type { ComplaintStatus, KeptComplaint, StaffComplaint, Submission } from './contract.ts'

type ComplaintsTable = {
  id: string
  arrival: Generated<string>
  number: string
  secret: Generated<string>
  category: Category
  words: string
  place: string
  lat: number | null
  lng: number | null
  accuracy_m: number | null
  phone: string | null
  image_hash: string | null
  status: Generated<Status>
  answer: Generated<string>
  device: string
  network: Generated<string>
  fingerprint: string
  notice_version: string
  notice_language: 'en' | 'hi'
  created_at: Date
  updated_at: Date
}
export type ComplaintsTables = { complaints: ComplaintsTable }
type Db = Kysely<ComplaintsTables>
type ComplaintRow = Selectable<ComplaintsTable>

export const personal: PersonalData = {
  table: 'complaints',
  kind: { en: 'Complaints', hi: 'शिकायतें' },
  phone: 'phone',
  views: {
    lists: ['complaints', 'cases', 'case', 'sent-reports'],
    rows: { 'complaint-photo': sql`complaints.number` },
  },
  cases: ['complaint'],
  pictures: { columns: ['image_hash'], folder: 'private' },
}

export const statusOf = (row: ComplaintRow): ComplaintStatus => ({
  number: row.number,
  category: row.category,
  status: row.status,
  answer: row.answer,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
export const forWriter = (row: ComplaintRow): KeptComplaint => ({ ...statusOf(row), secret: row.secret })
export const forStaff = (row: ComplaintRow): StaffComplaint => ({
  ...statusOf(row),
  id: row.id,
  words: row.words,
  place: row.place,
  position:
    row.lat === null || row.lng === null
      ? null
      : { lat: row.lat, lng: row.lng, accuracy_m: row.accuracy_m ?? 0 },
  phone: row.phone,
  has_photo: row.image_hash !== null,
})

export const complaintById = (db: Db, id: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst()
export const complaintByNumber = (db: Db, number: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst()

export const complaintBySecret = (db: Db, secret: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaints').selectAll().where('secret', '=', secret).executeTakeFirst()
/** By number, for the phone that sent it or whoever knows the last digits of the phone number in it. */
export const complaintFor = (
  db: Db,
  { number, device, phone_end }: { number: string; device: string; phone_end: string | undefined },
): Promise<ComplaintRow | undefined> =>
  db
    .selectFrom('complaints')
    .selectAll()
    .where('number', '=', number)
    .where(({ or, eb }) =>
      or([eb('device', '=', device), ...(phone_end ? [eb('phone', 'like', `%${phone_end}`)] : [])]),
    )
    .executeTakeFirst()

type Came = { device: string; network: string; fingerprint: string; image_hash: string | null; at: Date }
/** Stores a complaint under a new number; undefined if its id is taken. `numbers` is replaced in tests. */
export async function keepComplaint(
  db: Db,
  { position, phone, ...given }: Submission,
  { at, ...came }: Came,
  numbers: () => string = newNumber,
): Promise<ComplaintRow | undefined> {
  const [lat = null, lng = null, accuracy_m = null] = position ? position.split(',').map(Number) : []
  for (let tries = 0; tries < 50; tries += 1) {
    const row = await db.transaction().execute(async transaction => {
      const kept = await transaction
        .insertInto('complaints')
        .values({
          ...given,
          ...came,
          number: numbers(),
          phone: phone || null,
          lat,
          lng,
          accuracy_m,
          created_at: at,
          updated_at: at,
        })
        .onConflict(conflict => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (kept) await raiseCase(transaction, 'complaint', kept.id)
      return kept
    })
    if (row || (await complaintById(db, given.id))) return row
    // In the rare case that the number is taken, try another.
  }
  throw new Error('No free number was found for a complaint.')
}

/** Adds the photo to a complaint that was stored without it. */
export async function addPhoto(db: Db, id: string, hash: string): Promise<void> {
  await db
    .updateTable('complaints')
    .set({ image_hash: hash })
    .where('id', '=', id)
    .where('image_hash', 'is', null)
    .execute()
}

/** Newest first; `id`: only that one. */
export async function complaintList(
  db: Db,
  list: 'open' | 'closed' | 'all',
  { id, skip, limit }: { id?: string | undefined; skip: number; limit: number },
) {
  const open: Status[] = ['received', 'in-work']
  const some = db
    .selectFrom('complaints')
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .$if(id === undefined && list !== 'all', query =>
      query.where('status', list === 'open' ? 'in' : 'not in', open),
    )
  const rows = await some.selectAll().orderBy('arrival', 'desc').offset(skip).limit(limit).execute()
  const { total } = await some.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { complaints: rows.map(forStaff), total: Number(total) }
}

/**
 * Sets a complaint's status, with an audit entry; ends its case once it is done or refused, and raises one if it is open again.
 * undefined if there is none.
 */
export const decide = (
  db: Db,
  number: string,
  { status, answer, updated_at }: { status: Status; answer: string; updated_at?: string | undefined },
  by: By,
): Promise<ComplaintRow | undefined> =>
  db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('complaints')
      .select(['status', 'answer', 'updated_at'])
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    if (updated_at !== undefined) refuseStale(before.updated_at, updated_at)
    const row = await transaction
      .updateTable('complaints')
      .set({ status, answer, updated_at: by.at })
      .where('number', '=', number)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = { status, answer }
    if (isOver(status)) await settleCase(transaction, 'complaint', row.id, by.staff.username)
    else if (isOver(before.status)) await raiseCase(transaction, 'complaint', row.id)
    await audit(transaction, {
      ...by,
      action: 'changed',
      subject: 'complaint',
      id: number,
      before: { status: before.status, answer: before.answer },
      after,
    })
    return row
  })

const isOver = (status: Status) => status === 'done' || status === 'refused'
const newNumber = () => String(randomInt(10 ** numberLength)).padStart(numberLength, '0')
