import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { bhajanUrl } from '#content/links.ts'
import { CrowdNow } from '#features/crowd-status/crowd-now.tsx'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { useDayPhotos } from '#features/photo-contest/gallery/use-day-photos.ts'
import { HomeQueue } from '#features/queue/home-queue.tsx'
import { WeatherCard } from '#features/weather/weather-card.tsx'
import { useIsWide } from '#kit/web/is-wide.ts'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { mayHintAtInstall } from './layout/install-prompt.ts'
import { tiles } from './tiles.ts'

const InstallHint = lazyPart(() => import('./layout/install-hint.tsx').then(part => part.InstallHint))
const HomeMap = lazyMap(() => import('./home-map.tsx').then(part => part.HomeMap))

/** Home with the features' parts. */
export function HomePage() {
  const Contacts = useContactsView()
  return Contacts ? <Contacts onBack={() => history.back()} /> : <Home />
}

function Home() {
  const [hasHint, setHint] = useState(false)
  const isWide = useIsWide()
  useEffect(() => setHint(mayHintAtInstall()), [])
  return (
    <HomeScreen
      tiles={tiles}
      hint={hasHint ? <InstallHint /> : null}
      map={
        <div className="home-map">
          {isWide ? (
            <Suspense>
              <HomeMap />
            </Suspense>
          ) : null}
        </div>
      }
      now={<CrowdNow />}
      queue={<HomeQueue />}
      weather={<WeatherCard />}
      dayPictures={useDayPhotos()}
      bhajanUrl={bhajanUrl}
    />
  )
}

/** The contacts in place of Home, while the navigation state has `showContacts: true` (specification §2). */
function useContactsView(): ComponentType<{ onBack: () => void }> | undefined {
  const state = useHistoryState<{ showContacts?: unknown } | null>()
  const isAsked = state?.showContacts === true
  const [View, setView] = useState<ComponentType<{ onBack: () => void }>>()
  useEffect(() => {
    if (isAsked)
      import('#features/contacts/contacts-screen.tsx').then(
        ({ ContactsView }) => setView(() => ContactsView),
        () => {},
      )
  }, [isAsked])
  return isAsked ? View : undefined
}
