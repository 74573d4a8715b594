import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { keptPersonsText, onKeptPersons } from './kept-persons.tsx'

const List = lazyPart(() => import('./own-person-list.tsx').then(part => part.OwnPersonList))

/** The persons that this phone reported, where it reported any. */
export function OwnPersons() {
  const kept = useSyncExternalStore(onKeptPersons, keptPersonsText, () => null)
  // After hydration, as the prerendered page has none.
  const [isUp, setUp] = useState(false)
  useEffect(() => setUp(true), [])
  return isUp && kept !== null ? (
    <Suspense fallback={null}>
      <List kept={kept} />
    </Suspense>
  ) : null
}
