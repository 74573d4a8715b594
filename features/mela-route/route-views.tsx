import { Suspense, useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { paths, type RouteView, routeViews } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { melaRouteTexts } from './texts.ts'
import type { Walk } from './walk.ts'

const parts = {
  ahead: lazyPart(() => import('./ahead/ahead-view.tsx').then(part => part.AheadView)),
  back: lazyPart(() => import('./ahead/back-view.tsx').then(part => part.BackView)),
}

/** The view that the address asks for; none while prerendering and hydrating, whose page shows the map. */
export function useRouteView(): RouteView | undefined {
  const asked = new URLSearchParams(useSearch()).get('view')
  const [isUp, setUp] = useState(false)
  useEffect(() => setUp(true), [])
  return isUp ? routeViews.find(view => view === asked) : undefined
}

/** One view in place of the map. */
export function RoutePart({ view, walk }: { view: RouteView; walk: Walk }) {
  const Part = parts[view]
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Part walk={walk} />
    </Suspense>
  )
}

/** Leads to what is ahead, and from there to the way back. */
export function RouteKey() {
  const t = useText(melaRouteTexts)
  return (
    <Link href={paths.melaRoute('ahead')} className="btn btn--go btn--block">
      <Icon name="i-route" />
      {t('ahead')}
    </Link>
  )
}
