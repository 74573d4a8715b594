import { useEffect, useState } from 'react'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { readStorage } from '#kit/web/local-storage.ts'
import { ownKey } from '../item-kinds.ts'
import type { OwnItemsProps } from './own-item-list.tsx'

const List = lazyPart(() => import('./own-item-list.tsx').then(part => part.OwnItemList))

/** What this phone reported, where it reported anything. */
export function OwnItems(props: OwnItemsProps) {
  const [hasSome, setSome] = useState(false)
  useEffect(() => setSome(readStorage(ownKey) !== null), [])
  return hasSome ? <List {...props} /> : null
}
