import { type ComponentProps, useEffect, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import type { WaitingList } from './waiting-list.tsx'

const List = lazyPart(() => import('./waiting-list.tsx').then(part => part.WaitingList))

/** The waiting items of one form; loads the outbox once the form is shown. */
export function Waiting(props: ComponentProps<typeof WaitingList>) {
  const [isUp, setUp] = useState(false)
  useEffect(() => setUp(true), [])
  return isUp ? <List {...props} /> : null
}
