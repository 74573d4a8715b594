import { foldSpelling } from '#common/hindi.ts'
import type { Item } from './contract.ts'
import { type ItemKind, type ItemType, kindNames } from './item-kinds.ts'

export type Filter = { type: ItemType; kind: ItemKind | 'all'; words: string }

/** Things of one type that contain all the words: in the description, the reporter's name, or where they wait. */
export function filterItems(items: readonly Item[], { type, kind, words }: Filter): Item[] {
  const wanted = foldSpelling(words).split(' ').filter(Boolean)
  return items.filter(item => {
    if (item.type !== type || (kind !== 'all' && item.kind !== kind)) return false
    const { en, hi } = kindNames[item.kind]
    const said = foldSpelling([en, hi, item.description, item.name, item.submitted_at ?? ''].join(' '))
    return wanted.every(word => said.includes(word))
  })
}
