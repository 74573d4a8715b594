import { type IDBPDatabase, openDB } from 'idb'
import type { OutboxItem, OutboxResult } from './item.tsx'

/** Rows by their id in a database of one table; in memory, as long as the page lives, when IndexedDB is blocked or full. */
function table<Row extends { id: string }>(name: string, store: string) {
  let opening: Promise<IDBPDatabase | undefined> | undefined
  const inMemory = new Map<string, Row>()
  const open = () => {
    opening ??= openDB(name, 1, {
      upgrade: database => void database.createObjectStore(store, { keyPath: 'id' }),
      terminated: () => {
        opening = undefined
      },
    }).catch(() => undefined)
    return opening
  }
  return {
    /** Stores a row; true when it survives the page. */
    async save(row: Row): Promise<boolean> {
      const database = await open()
      try {
        if (!database) throw new Error('no database')
        await database.put(store, row)
        inMemory.delete(row.id)
        return true
      } catch {
        inMemory.set(row.id, row)
        return false
      }
    },
    async has(id: string): Promise<boolean> {
      return (
        inMemory.has(id) || (await (await open())?.getKey(store, id).catch(() => undefined)) !== undefined
      )
    },
    async delete(id: string): Promise<void> {
      inMemory.delete(id)
      await (await open())?.delete(store, id).catch(() => undefined)
    },
    async all(): Promise<Row[]> {
      const kept = ((await (await open())?.getAll(store).catch(() => [])) ?? []) as Row[]
      return [...kept, ...inMemory.values()]
    },
  }
}

const items = table<OutboxItem>('outbox', 'items')
// A database of its own: pages of an earlier build hold the other one open, so it could not get a second table.
const results = table<OutboxResult>('outbox-results', 'results')

/** Stores an item; true when it survives the page. */
export const saveItem = items.save
/** False once its writer or another page deleted it. */
export const hasItem = items.has
/** Deletes an item with its photos. */
export const deleteItem = items.delete
/** All items, oldest first. */
export const allItems = async (): Promise<OutboxItem[]> =>
  (await items.all()).sort((a, b) => a.createdAt - b.createdAt)

export const saveResult = results.save
export const deleteResult = results.delete
/** All results, newest first. */
export const allResults = async (): Promise<OutboxResult[]> =>
  (await results.all()).sort((a, b) => b.endedAt - a.endedAt)
