import { Component, type ReactNode, Suspense, useMemo } from 'react'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { NoticeWatch } from '#features/notices/notice-watch.tsx'
import { isOpenAddress } from '#kit/web/follow-link.ts'
import { useText } from '#kit/web/language.tsx'
import type { LazyScreen } from '#kit/web/lazy-screen.tsx'
import { placeAbove } from '#kit/web/place-above.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { TitlesContext } from '#kit/web/titles.ts'
import { Call } from '#ui/call.tsx'
import { State } from '#ui/state.tsx'
import { AboveScreen } from './above-screen.tsx'
import { Bar } from './layout/bar.tsx'
import { LanguageSheet } from './layout/language-sheet.tsx'
import { LazySheets } from './layout/lazy-sheets.tsx'
import { NandiSheet } from './layout/nandi-sheet.tsx'
import { OutsideGuard } from './layout/outside-guard.tsx'
import { VisitCounter } from './layout/visit-counter.ts'
import { routeAt } from './route-at.ts'
import { titlesByPath } from './routes.ts'

/** The app: the address's screen, the bottom bar, and the dialogs that all screens share. `at`: the address when prerendering. */
export function App({ at }: { at?: string }) {
  return (
    <Router ssrPath={at} ssrSearch="" aroundNav={follow}>
      <SkipLink />
      <NoticeWatch />
      <div id={placeAbove} />
      <AboveScreen />
      <Frame />
      <LanguageSheet />
      <NandiSheet />
      <LazySheets />
      <OutsideGuard />
      <VisitCounter />
    </Router>
  )
}

const follow: AroundNavHandler = (navigate, to, options) =>
  navigate(to, { ...options, replace: options?.replace || (isOpenAddress(to) && !options?.state) })

function SkipLink() {
  const t = useText(kitTexts)
  return (
    <a className="skip" href="#content">
      {t('skip')}
    </a>
  )
}

function Frame() {
  const [address] = useLocation()
  const { route, params } = useMemo(() => routeAt(address), [address])
  const titles = useMemo(() => ({ here: route.title, at: titlesByPath }), [route])
  return (
    <TitlesContext value={titles}>
      <ScreenGuard key={route.path} screen={route.screen}>
        <Suspense fallback={<div className="page" aria-busy="true" />}>
          <route.screen params={params} />
        </Suspense>
      </ScreenGuard>
      {route.flow ? null : <Bar />}
    </TitlesContext>
  )
}

/**
 * A screen's error boundary: offers another try and a number to call, and shows the screen once it has loaded after all. The
 * bottom bar stays.
 */
class ScreenGuard extends Component<{ children: ReactNode; screen: LazyScreen }, { failed: boolean }> {
  override state = { failed: false }
  show = () => this.setState({ failed: false })
  retry = () => {
    this.props.screen.forget()
    this.show()
  }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    console.error(error)
    // A newer build may have removed this chunk; a reload gets the new page. Only once, or it would loop.
    if (navigator.onLine && isFirstFailure()) location.reload()
    else this.props.screen.keepLoading()?.then(this.show)
  }
  override render() {
    return this.state.failed ? <ScreenFailed retry={this.retry} /> : this.props.children
  }
}

function ScreenFailed({ retry }: { retry: () => void }) {
  const t = useText(kitTexts)
  return (
    <main className="page" id="content">
      <State icon="i-wifi-off" title={t('screenFailed')}>
        <p>{t('screenFailedUse')}</p>
        <button type="button" className="btn btn--main" onClick={retry}>
          {t('tryAgain')}
        </button>
        <Call icon="i-ambulance" label={t('ambulance')} number="108" emergency />
        <a className="btn btn--line" href="/">
          {t('toHome')}
        </a>
      </State>
    </main>
  )
}

/** Whether the boundary has not reloaded this tab in the last minute; false if storage is blocked. */
function isFirstFailure(): boolean {
  try {
    const last = Number(sessionStorage.getItem('reloaded-at'))
    sessionStorage.setItem('reloaded-at', String(Date.now()))
    return Date.now() - last > 60_000
  } catch {
    return false
  }
}
