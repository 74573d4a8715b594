import type { ComponentProps } from 'react'
import { useIsUp } from '../is-up.ts'
import { lazyPart } from '../lazy-part.tsx'
import type { WaitingList } from './waiting-list.tsx'

const List = lazyPart(() => import('./waiting-list.tsx').then(part => part.WaitingList))

/** The waiting items of one form; loads the outbox once the form is shown. */
export function Waiting(props: ComponentProps<typeof WaitingList>) {
  return useIsUp() ? <List {...props} /> : null
}
