import { Suspense, useEffect, useState } from 'react'
import { later } from '#kit/web/later.tsx'
import { recall } from '#kit/web/memory.tsx'
import { ownKey } from '../item-kinds.ts'

const List = later(() => import('./own-item-list.tsx').then(part => part.OwnItemList))

/** What this phone reported, where it reported anything. */
export function OwnItems({ onChange }: { onChange: () => void }) {
  const [hasSome, setSome] = useState(false)
  useEffect(() => setSome(recall(ownKey) !== null), [])
  return hasSome ? (
    <Suspense fallback={null}>
      <List onChange={onChange} />
    </Suspense>
  ) : null
}
