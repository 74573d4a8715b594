import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { bhajanUrl } from '#content/links.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { NowBlock } from '#features/home/now-block.tsx'
import { homeBlock, tiles } from './features.tsx'
import { later } from './kit/later.tsx'

const Now = homeBlock('now') ?? NowBlock
const Weather = homeBlock('weather')
const Day = later(() => import('./day.tsx').then(part => part.Day))

/** Hands home its blocks: the one place where features meet on it. */
export function Screen() {
  const Contacts = useContactsView()
  if (Contacts) return <Contacts onBack={() => history.back()} />
  return (
    <HomeScreen
      tiles={tiles}
      now={
        <Suspense fallback={<NowBlock />}>
          <Now />
        </Suspense>
      }
      weather={<Suspense fallback={<div className="wx" />}>{Weather ? <Weather /> : null}</Suspense>}
      day={
        <Suspense fallback={<section className="potd" />}>
          <Day />
        </Suspense>
      }
      bhajanUrl={bhajanUrl}
    />
  )
}

type ContactsView = ComponentType<{ onBack: () => void }>

/** The contacts inside home while the navigation state says `showContacts: true` (specification §2). */
function useContactsView(): ContactsView | undefined {
  const state: unknown = useHistoryState()
  const wanted =
    typeof state === 'object' && state !== null && 'showContacts' in state && state.showContacts === true
  const [View, setView] = useState<ContactsView>()
  useEffect(() => {
    if (!wanted) return
    import('#features/contacts/contacts-screen.tsx').then(
      module => setView(() => module.ContactsView),
      () => setView(undefined),
    )
  }, [wanted])
  return wanted ? View : undefined
}
