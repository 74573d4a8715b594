import { type ComponentType, useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { bhajanUrl } from '#content/links.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { manifests } from './manifests.tsx'
import { PictureOfTheDay } from './picture-of-the-day.tsx'
import { tiles } from './tiles.tsx'

const homeBlock = (place: 'now' | 'weather') =>
  manifests.flatMap(({ blocks = [] }) => blocks).find(block => block.place === place)?.Block
const Now = homeBlock('now')
const Weather = homeBlock('weather')

/** Hands home its blocks: the one place where features meet on it. */
export function Screen() {
  const Contacts = useContactsView()
  if (Contacts) return <Contacts onBack={() => history.back()} />
  return (
    <HomeScreen
      tiles={tiles}
      now={Now ? <Now /> : null}
      weather={Weather ? <Weather /> : null}
      day={<PictureOfTheDay />}
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
