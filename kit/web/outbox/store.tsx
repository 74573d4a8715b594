import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxItem } from './item.tsx'

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem }
}
let opening: Promise<IDBPDatabase<Schema> | undefined> | undefined
// Used when IndexedDB is blocked or full: the item lives as long as the page.
const inMemory = new Map<string, OutboxItem>()

function open(): Promise<IDBPDatabase<Schema> | undefined> {
  opening ??= openDB<Schema>('outbox', 1, {
    upgrade: database => void database.createObjectStore('items', { keyPath: 'id' }),
    terminated: () => {
      opening = undefined
    },
  }).catch(() => undefined)
  return opening
}

/** Stores an item; true when it survives the page. */
export async function saveItem(item: OutboxItem): Promise<boolean> {
  const database = await open()
  try {
    if (!database) throw new Error('no database')
    await database.put('items', item)
    inMemory.delete(item.id)
    return true
  } catch {
    inMemory.set(item.id, item)
    return false
  }
}
/** Deletes an item with its photos. */
export async function deleteItem(id: string): Promise<void> {
  inMemory.delete(id)
  await (await open())?.delete('items', id).catch(() => undefined)
}
/** All items, oldest first. */
export async function allItems(): Promise<OutboxItem[]> {
  const kept = (await (await open())?.getAll('items').catch(() => [])) ?? []
  return [...kept, ...inMemory.values()].toSorted((a, b) => a.createdAt - b.createdAt)
}
