import type { Insertable } from 'kysely'
import type { Item, ItemList } from './contract.ts'
import { type ItemType, itemTypes } from './item-kinds.ts'
import {
  type ItemRow,
  type LostFoundDatabase,
  type LostFoundTables,
  oldestOpen,
  publicItem,
  type Rules,
} from './tables.server.ts'

/** The row with an id, whoever may see it. */
export const itemOf = (db: LostFoundDatabase, id: string): Promise<ItemRow | undefined> =>
  db.selectFrom('lost_found_items').selectAll().where('id', '=', id).executeTakeFirst()

/** Number of things after which further ones wait for staff: from one phone within an hour, from one network within ten minutes. */
const many = { ofPhone: 5, ofNetwork: 30 }

/** Whether a thing exceeds its sender's number; never for a desk's, which has no network. */
export async function isOneOfMany(
  db: LostFoundDatabase,
  { device, network, now }: { device: string; network: string; now: number },
): Promise<boolean> {
  if (network === '') return false
  const ago = (minutes: number) => new Date(now - minutes * 60_000)
  const { ofPhone, ofNetwork } = await db
    .selectFrom('lost_found_items')
    .where('created_at', '>', ago(60))
    .where(({ or, eb }) => or([eb('device', '=', device), eb('network', '=', network)]))
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('device', '=', device).as('ofPhone'),
      fn
        .countAll<string>()
        .filterWhere('network', '=', network)
        .filterWhere('created_at', '>', ago(10))
        .as('ofNetwork'),
    ])
    .executeTakeFirstOrThrow()
  return Number(ofPhone) >= many.ofPhone || Number(ofNetwork) >= many.ofNetwork
}

/** Stores a thing whose photo is stored; undefined if its id is taken. */
export const keepItem = (
  db: LostFoundDatabase,
  row: Insertable<LostFoundTables['lost_found_items']>,
): Promise<ItemRow | undefined> =>
  db
    .insertInto('lost_found_items')
    .values(row)
    .onConflict(conflict => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()

const shown = (db: LostFoundDatabase, { now, onlyApproved }: Rules) =>
  db
    .selectFrom('lost_found_items')
    .where('status', '=', 'open')
    .where('created_at', '>', oldestOpen(now))
    .where(({ eb, or }) =>
      or([eb('is_approved', '=', true), ...(onlyApproved ? [] : [eb('waits', '=', false)])]),
    )

/** The newest `length` of each type, and how many there are in all. */
export async function newestItems(db: LostFoundDatabase, rules: Rules, length: number): Promise<ItemList> {
  const counted = await shown(db, rules)
    .select(['type', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('type')
    .execute()
  const newest = (type: ItemType) =>
    shown(db, rules).selectAll().where('type', '=', type).orderBy('arrival', 'desc').limit(length).execute()
  const rows = (await Promise.all(itemTypes.map(newest))).flat()
  const count = (type: ItemType) => Number(counted.find(row => row.type === type)?.count ?? 0)
  return {
    items: rows.toSorted((a, b) => Number(b.arrival) - Number(a.arrival)).map(publicItem),
    counts: { Lost: count('Lost'), Found: count('Found') },
  }
}

/** Things of one type older than the given one. */
export async function olderItems(
  db: LostFoundDatabase,
  rules: Rules,
  { type, before, limit }: { type: ItemType; before: string; limit: number },
): Promise<Item[]> {
  const rows = await shown(db, rules)
    .selectAll()
    .where('type', '=', type)
    .where('arrival', '<', query =>
      query.selectFrom('lost_found_items').select('arrival').where('id', '=', before),
    )
    .orderBy('arrival', 'desc')
    .limit(limit)
    .execute()
  return rows.map(publicItem)
}

/** What a device reported, newest first. */
export const itemsOfDevice = (db: LostFoundDatabase, device: string): Promise<ItemRow[]> =>
  db
    .selectFrom('lost_found_items')
    .selectAll()
    .where('device', '=', device)
    .orderBy('arrival', 'desc')
    .limit(50)
    .execute()

/** Changes a device's own thing; undefined if it has no such open thing. */
export const changeOwnItem = (
  db: LostFoundDatabase,
  own: { id: string; device: string },
  change: { show_phone: boolean } | { status: 'resolved'; closed_at: Date },
): Promise<ItemRow | undefined> =>
  db
    .updateTable('lost_found_items')
    .set(change)
    .where('id', '=', own.id)
    .where('device', '=', own.device)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()
