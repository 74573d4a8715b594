import { useMemo, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { temple } from '#content/temple.ts'
import { useIsUp } from '#kit/web/is-up.ts'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths, type RouteView, routeViews } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { AlongLinks } from './along-links.tsx'
import { RouteMap } from './route-map.tsx'
import { melaRouteTexts } from './texts.ts'
import { useMelaRoute } from './use-mela-route.ts'
import { useStarterRoute } from './use-starter-route.ts'
import styles from './walk.module.css'
import { measureWalk } from './walk.ts'
import { WalkList } from './walk-list.tsx'
import type { WalkPosition } from './walk-position.ts'

const meanwhile = <div aria-busy="true" />
/** Each view in place of the map. */
const parts = {
  ahead: lazyPart(() => import('./ahead/ahead-view.tsx').then(part => part.AheadView), { meanwhile }),
  back: lazyPart(() => import('./ahead/back-view.tsx').then(part => part.BackView), { meanwhile }),
}

/** The view that the address asks for; none while prerendering and hydrating, because the page shows the map. */
function useRouteView(): RouteView | undefined {
  const asked = new URLSearchParams(useSearch()).get('view')
  const isUp = useIsUp()
  return isUp ? routeViews.find(view => view === asked) : undefined
}

/** Links to what is ahead, and from there to the way back. */
function RouteKey() {
  const t = useText(melaRouteTexts)
  return (
    <Link href={paths.melaRoute('ahead')} className="btn btn--go btn--block">
      <Icon name="i-route" />
      {t('ahead')}
    </Link>
  )
}

const MyPlace = lazyPart(() => import('./my-place.tsx').then(module => module.MyPlace))

/** `/facility/mela-route` and `/facility/route`: the walk as a drawing and as a list. */
export function MelaRouteScreen() {
  const t = useText(melaRouteTexts)
  const query = useMelaRoute()
  const starter = useStarterRoute(query.value === undefined)
  const route = query.value ?? starter
  const walk = useMemo(() => route && measureWalk(route.waypoints, temple, route.line), [route])
  const [round, setRound] = useState(0)
  const [here, setHere] = useState<WalkPosition>()
  const ask = () => setRound(round + 1)
  const view = useRouteView()
  const Part = view && parts[view]
  if (Part && walk)
    return (
      <Page key={view} title={t(view)}>
        <Part walk={walk} />
      </Page>
    )
  return (
    <Page className={walk || !route ? 'split' : undefined}>
      {walk || !route ? <RouteMap walk={walk} here={here} onLocate={ask} /> : null}
      <div className={walk || !route ? styles.sheet : styles.plain}>
        {walk ? <RouteKey /> : null}
        {route?.full_map ? (
          <OutsideLink href={route.full_map} className="btn btn--line btn--block" mark={false}>
            <Icon name="i-external" size={20} />
            <span>{t('openFullMap')}</span>
          </OutsideLink>
        ) : null}
        {route && !walk && !route.full_map ? (
          <State icon="i-map" title={t('noMap')}>
            <p>{withCalls(t('noMapHelp'))}</p>
          </State>
        ) : null}
        {round && walk ? <MyPlace walk={walk} round={round} onRetry={ask} onHere={setHere} /> : null}
        <h2>{t('onTheRoute')}</h2>
        <AlongLinks along={route?.along ?? {}} />
      </div>
      {walk ? <WalkList walk={walk} savedAt={query.savedAt} /> : null}
    </Page>
  )
}
