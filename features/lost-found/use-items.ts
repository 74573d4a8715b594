import { useMemo, useState } from 'react'
import { client } from '#kit/web/api.ts'
import { useLive } from '#kit/web/live.ts'
import { useLiveAnswer } from '#kit/web/live-list.ts'
import { queryHook } from '#kit/web/query.ts'
import type { GoneItem, Item, ItemList, lostFoundContract } from './contract.ts'
import { type ItemType, lostFoundTopic } from './item-kinds.ts'

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
      list.replace(value => value && withRow(value, row))
      if ('gone' in row) setOlder(items => items.filter(item => item.id !== row.id))
    },
    list.refresh,
  )
  useLiveAnswer('lost-found-rules', list)
  const items = useMemo(() => (list.value ? [...list.value.items, ...older] : []), [list.value, older])
  return {
    ...list,
    items,
    counts: list.value?.counts ?? { Lost: 0, Found: 0 },
    isAsking,
    async loadOlder(type: ItemType) {
      const last = items.findLast(item => item.type === type)
      if (!last) return
      setAsking(true)
      try {
        const { items: more } = await call('GET /api/lost-found/older', {
          query: { type, before: last.id },
        })
        setOlder(known => [...known, ...more.filter(item => !known.some(other => other.id === item.id))])
      } catch {
        // The button stays and can be pressed again.
      } finally {
        setAsking(false)
      }
    },
  }
}

/** The list after one row was added, changed or removed. */
function withRow(list: ItemList, row: Item | GoneItem): ItemList {
  const known = list.items.find(item => item.id === row.id)
  if ('gone' in row) {
    if (!known) return list
    const counts = { ...list.counts, [known.type]: Math.max(0, list.counts[known.type] - 1) }
    return { items: list.items.filter(item => item !== known), counts }
  }
  if (known) return { ...list, items: list.items.map(item => (item === known ? row : item)) }
  return {
    items: [row, ...list.items],
    counts: { ...list.counts, [row.type]: list.counts[row.type] + 1 },
  }
}
