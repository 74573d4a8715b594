import { askToKeep, phoneDatabase } from '../phone-database.ts'
import type { OutboxItem, OutboxResult } from './item.ts'

/** Rows by id in a database of one table; kept in memory, for as long as the page lives, if the phone cannot store them. */
function table<Row extends { id: string }>(name: string, store: string) {
  const use = phoneDatabase<unknown>(name, database => {
    database.createObjectStore(store, { keyPath: 'id' })
  })
  const inMemory = new Map<string, Row>()
  return {
    /** Stores a row; true if it survives the page. */
    async save(row: Row): Promise<boolean> {
      try {
        await use(database => database.put(store, row))
        inMemory.delete(row.id)
        askToKeep()
        return true
      } catch {
        inMemory.set(row.id, row)
        return false
      }
    },
    async has(id: string): Promise<boolean> {
      if (inMemory.has(id)) return true
      return (await use(database => database.getKey(store, id)).catch(() => undefined)) !== undefined
    },
    async delete(id: string): Promise<void> {
      inMemory.delete(id)
      await use(database => database.delete(store, id)).catch(() => undefined)
    },
    async all(): Promise<Row[]> {
      const kept: Row[] = await use(database => database.getAll(store)).catch(() => [])
      return [...kept.filter(({ id }) => !inMemory.has(id)), ...inMemory.values()]
    },
    /** Rows that are lost with the page. */
    unkept: (): string[] => [...inMemory.keys()],
  }
}

const items = table<OutboxItem>('outbox', 'items')
// A separate database: pages of an earlier build hold the other one open, so a table could not be added to it.
const results = table<OutboxResult>('outbox-results', 'results')

/** Stores an item; true if it survives the page. */
export const saveItem = items.save
/** False once its writer or another page deleted it. */
export const hasItem = items.has
/** Deletes an item with its photos. */
export const deleteItem = items.delete
/** Ids of the items that this phone could not store: they are lost with the page. */
export const unkeptItems = items.unkept
/** All items, oldest first. */
export const allItems = async (): Promise<OutboxItem[]> =>
  (await items.all()).sort((a, b) => a.createdAt - b.createdAt)

export const saveResult = results.save
export const deleteResult = results.delete
/** All results, newest first. */
export const allResults = async (): Promise<OutboxResult[]> =>
  (await results.all()).sort((a, b) => b.endedAt - a.endedAt)
