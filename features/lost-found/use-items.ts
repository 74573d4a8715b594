import { useMemo, useState } from 'react'
import { firstOfEach } from '#common/first-of-each.ts'
import { client } from '#kit/web/api.ts'
import { useLive } from '#kit/web/live.ts'
import { useLiveAnswer } from '#kit/web/live-list.ts'
import { queryHook } from '#kit/web/query.ts'
import type { GoneItem, Item, ItemList, lostFoundContract } from './contract.ts'
import { type ItemType, itemTypes, lostFoundTopic } from './item-kinds.ts'

const useList = queryHook<typeof lostFoundContract>()
const call = client<typeof lostFoundContract>()

/** The open list, updated live; older things are added on request. */
export function useItems() {
  const list = useList('GET /api/lost-found', {})
  const [older, setOlder] = useState<readonly Item[]>([])
  const [isAsking, setAsking] = useState(false)
  useLive<Item | GoneItem>(
    lostFoundTopic,
    row => {
      list.replace(value => value && (lostFoundListAfter(value, row) ?? value))
      if (list.value && !lostFoundListAfter(list.value, row)) list.refresh()
      setOlder(items => items.flatMap(item => (item.id !== row.id ? item : 'gone' in row ? [] : row)))
    },
    list.refresh,
  )
  useLiveAnswer('lost-found-rules', list)
  const items = useMemo(() => (list.value ? withOlder(list.value, older) : []), [list.value, older])
  return {
    ...list,
    items,
    counts: list.value?.counts ?? { Lost: 0, Found: 0 },
    isAsking,
    async loadOlder(type: ItemType) {
      const last = items.findLast(item => item.type === type)
      if (!last) return
      setAsking(true)
      // Newer things push the last ones off the list.
      setOlder(items)
      try {
        const { items: more } = await call('GET /api/lost-found/older', {
          query: { type, before: last.id },
        })
        setOlder(known => [...known, ...more])
      } catch {
        // The button stays and can be pressed again.
      } finally {
        setAsking(false)
      }
    },
  }
}

const hasOlder = ({ items, counts }: ItemList, type: ItemType) =>
  counts[type] > items.filter(item => item.type === type).length

/** The things of a list, then known older ones. As far back as the list reaches, a thing that it does not have is gone. */
export function withOlder(list: ItemList, older: readonly Item[]): Item[] {
  const beyond = (type: ItemType) => {
    const reach = list.items.findLast(item => item.type === type)?.created_at ?? ''
    return hasOlder(list, type) ? older.filter(item => item.type === type && item.created_at <= reach) : []
  }
  return firstOfEach([...list.items, ...itemTypes.flatMap(beyond)])
}

/**
 * The list after one row was added, changed or removed; undefined if the row may be one of the older things, which the list
 * counts but does not have, so that the server must be asked.
 */
export function lostFoundListAfter(list: ItemList, row: Item | GoneItem): ItemList | undefined {
  const { items, counts } = list
  const known = items.find(item => item.id === row.id)
  if ('gone' in row) {
    if (!known) return itemTypes.some(type => hasOlder(list, type)) ? undefined : list
    return {
      items: items.filter(item => item !== known),
      counts: { ...counts, [known.type]: Math.max(0, counts[known.type] - 1) },
    }
  }
  if (known) return { counts, items: items.map(item => (item === known ? row : item)) }
  const isNewest = items.every(item => item.type !== row.type || item.created_at < row.created_at)
  if (!isNewest && hasOlder(list, row.type)) return undefined
  return { items: [row, ...items], counts: { ...counts, [row.type]: counts[row.type] + 1 } }
}
