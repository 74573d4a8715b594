import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { bhajanUrl } from '#content/links.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { useIsWide } from '#kit/web/is-wide.ts'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import { lazyPart } from '#kit/web/lazy-part.ts'
import { mayHintAtInstall } from './layout/install-prompt.ts'
import { manifests } from './manifests.ts'
import { tiles } from './tiles.ts'

const homeBlock = (place: 'now' | 'queue' | 'weather') =>
  manifests.flatMap(({ blocks = [] }) => blocks).find(block => block.place === place)?.Block
const Now = homeBlock('now')
const Queue = homeBlock('queue')
const Weather = homeBlock('weather')
const InstallHint = lazyPart(() => import('./layout/install-hint.tsx').then(part => part.InstallHint))
const HomeMap = lazyMap(() => import('./home-map.tsx').then(part => part.HomeMap))
const useDayPictures = manifests.find(manifest => manifest.useDayPictures)?.useDayPictures ?? (() => [])
const replacements = manifests.flatMap(({ insteadOfHome }) => insteadOfHome ?? [])

/** Home with the parts that the features bring to it. */
export function HomePage() {
  const Replacement = useReplacement()
  return Replacement ? <Replacement onBack={() => history.back()} /> : <Home />
}

function Home() {
  const [hasHint, setHint] = useState(false)
  const isWide = useIsWide()
  useEffect(() => setHint(mayHintAtInstall()), [])
  return (
    <HomeScreen
      tiles={tiles}
      hint={
        hasHint ? (
          <Suspense>
            <InstallHint />
          </Suspense>
        ) : null
      }
      map={
        <div className="home-map">
          {isWide ? (
            <Suspense>
              <HomeMap />
            </Suspense>
          ) : null}
        </div>
      }
      now={Now ? <Now /> : null}
      queue={Queue ? <Queue /> : null}
      weather={Weather ? <Weather /> : null}
      dayPictures={useDayPictures()}
      bhajanUrl={bhajanUrl}
    />
  )
}

type View = ComponentType<{ onBack: () => void }>

/** What a flag of the navigation state puts in Home's place, such as `showContacts: true` (specification §2). */
function useReplacement(): View | undefined {
  const state: unknown = useHistoryState()
  const load = replacements.find(
    ({ flag }) =>
      typeof state === 'object' && state !== null && (state as Record<string, unknown>)[flag] === true,
  )?.load
  const [Loaded, setLoaded] = useState<View>()
  useEffect(() => {
    load?.().then(
      view => setLoaded(() => view),
      () => setLoaded(undefined),
    )
  }, [load])
  return load && Loaded
}
