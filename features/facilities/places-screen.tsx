import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSearch } from 'wouter'
import { fairDate, fairMoment } from '#common/fair-time.ts'
import { facilityTypes, type PlaceType } from '#content/facility-types.ts'
import { tellsDistances } from '#content/nearby.ts'
import { useIsUp } from '#kit/web/is-up.ts'
import { useIsWide } from '#kit/web/is-wide.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import type { LocationState } from '#kit/web/location.ts'
import { useApproximateNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { AboutList } from './about-list.tsx'
import styles from './facilities.module.css'
import { FacilityList, standingOf } from './facility-list.tsx'
import { TappedPlaces } from './facility-row.tsx'
import { facilitiesTexts } from './texts.ts'
import { usePlaces } from './use-places.ts'

// Loaded after the list; if that fails, the list is shown without them.
const Notices = lazyPart(() => import('./notices.tsx').then(module => module.Notices))
const MapPane = lazyPart(() => import('./map-pane.tsx').then(module => module.MapPane), {
  meanwhile: <div className={styles.map} />,
})

/** The places of one type: by name at first, by distance as soon as the phone's position is known. */
export function PlacesScreen({
  type,
  children,
}: {
  type: PlaceType
  /** Shown on top of the screen. */
  children?: ReactNode
}) {
  const t = useText(facilitiesTexts)
  const say = useSay()
  const { label, icon } = facilityTypes[type]
  const list = usePlaces(type)
  const [view, setView] = useState<'nearby' | 'all'>('nearby')
  const [location, setLocation] = useState<LocationState>({ status: 'idle' })
  const [round, setRound] = useState(0)
  const [map, setMap, isMapHidden] = useMapChoice(useIsWide())
  const isUp = useIsUp()
  // While the position is being found nothing above the list changes its height.
  const rows = `${location.status === 'requesting' ? 'idle' : location.status} ${map} ${!list.error}`
  const [box, rowsKey] = useRemountedRows(rows)
  // Rows of an answer newer than the page are rendered in pieces, so that the phone keeps scrolling and responding to taps.
  const places = useDeferredValue(list.value?.facilities)
  const now = useApproximateNow()
  const day = now && fairMoment(fairDate(now), '12:00')
  const [isFoldOpen, setFoldOpen] = useState(false)
  const [isAboutOpen, setAboutOpen] = useState(false)
  const tapped = useState<readonly string[]>([])
  const retry = () => setRound(last => last + 1)
  const isRough = location.status === 'found' && !tellsDistances(location.found)
  const failed = location.status === 'error' || isRough
  const shown = view === 'all' || failed ? 'all' : 'nearby'
  const found = shown === 'nearby' && location.status === 'found' ? location.found : undefined
  const choose = (next: 'nearby' | 'all') => {
    setView(next)
    if (next === 'all') setLocation({ status: 'idle' })
    else if (failed) retry()
  }
  const { refresh: fetchAgain } = list
  const refresh = useCallback(() => {
    if (view === 'nearby') setRound(last => last + 1)
    return fetchAgain()
  }, [view, fetchAgain])
  return (
    <Page title={say(label)} icon={icon} className={isMapHidden ? undefined : 'split'}>
      {children}
      <div className={`band ${styles.tools}`}>
        <Segments
          label={t('views')}
          choices={[
            { id: 'nearby', label: t('showNearby') },
            { id: 'all', label: t('showAll') },
          ]}
          selected={shown}
          onSelect={choose}
        />
        <button
          type="button"
          className="icbtn icbtn--line"
          aria-expanded={map}
          aria-label={t(map ? 'hideMap' : 'showMap')}
          onClick={() => setMap(!map)}
        >
          <Icon name={map ? 'i-close' : 'i-map'} />
        </button>
      </div>
      {map && list.value ? (
        <div className="pane">
          <MapPane
            places={isFoldOpen ? list.value.facilities : standingOf(list.value.facilities, day)}
            isFolded={!isFoldOpen && list.value.facilities.length > 0}
            found={found}
          />
        </div>
      ) : null}
      {isUp ? (
        <Notices
          search={view === 'nearby' ? { round, onRetry: retry, onLocation: setLocation } : undefined}
          location={location}
          failure={list.error && { older: list.value !== undefined, onRetry: list.refresh }}
        />
      ) : null}
      <div ref={box} className={styles.boxless}>
        <div key={rowsKey}>
          {list.value && places ? (
            <>
              <TappedPlaces value={tapped}>
                <FacilityList
                  {...{ places, found, day, isFoldOpen }}
                  onRefresh={refresh}
                  onFold={setFoldOpen}
                />
              </TappedPlaces>
              <AboutList
                list={list.value}
                savedAt={list.savedAt}
                isOpen={isAboutOpen}
                onOpen={setAboutOpen}
              />
            </>
          ) : null}
          {places || list.error ? null : <Loading />}
        </div>
      </div>
    </Page>
  )
}

/**
 * `?showMap=true` opens the map until the visitor shows or hides it; other query parameters are ignored. In a wide window
 * it is open at first, beside the list.
 */
function useMapChoice(isWide: boolean): [boolean, (open: boolean) => void, isHidden: boolean] {
  const asked = new URLSearchParams(useSearch()).get('showMap') === 'true'
  const [choice, choose] = useState<boolean>()
  return [choice ?? (asked || isWide), choose, choice === false]
}

/**
 * A key that remounts the rows when a message above them appears or goes: layout shift is counted for moved elements, not for
 * new ones. Scrolled rows stay mounted, because the browser keeps them in place. The control with the same `aria-describedby` is
 * focused again. `rows` is any string that changes with the messages.
 */
function useRemountedRows(rows: string): [box: RefObject<HTMLDivElement | null>, key: number] {
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  const [mounted, setMounted] = useState({ rows, key: 0 })
  if (mounted.rows !== rows) setMounted({ rows, key: mounted.key + (window.scrollY > 0 ? 0 : 1) })
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = (target as Element).getAttribute('aria-describedby')
    }
    box.current?.addEventListener('focusin', note)
    return () => box.current?.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows were remounted
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body)
      box.current
        ?.querySelector<HTMLElement>(`[aria-describedby="${focused.current}"]`)
        ?.focus({ preventScroll: true })
  }, [rows])
  return [box, mounted.key]
}
