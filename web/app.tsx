import { Component, type ReactNode, Suspense, useMemo } from 'react'
import { Router, useLocation } from 'wouter'
import { NoticeWatch } from '#features/notices/notice-watch.tsx'
import { useText } from '#kit/web/language.tsx'
import { texts } from '#kit/web/texts.ts'
import { Call } from '#ui/call.tsx'
import { State } from '#ui/state.tsx'
import { Bar } from './layout/bar.tsx'
import { LanguageSheet } from './layout/language-sheet.tsx'
import { LazySheets } from './layout/lazy-sheets.tsx'
import { NandiSheet } from './layout/nandi-sheet.tsx'
import { VisitCounter } from './layout/visit-counter.tsx'
import { routeAt } from './route-at.tsx'

/** The whole app: one screen by the address, the bar, and the sheets that every screen shares. */
export function App({ at }: { at?: string }) {
  return (
    <Router ssrPath={at} ssrSearch="">
      <SkipLink />
      <Frame />
      <LanguageSheet />
      <NandiSheet />
      <LazySheets />
      <NoticeWatch />
      <VisitCounter />
    </Router>
  )
}

function SkipLink() {
  const t = useText(texts)
  return (
    <a className="skip" href="#content">
      {t('skip')}
    </a>
  )
}

function Frame() {
  const [address] = useLocation()
  const { route, params } = useMemo(() => routeAt(address), [address])
  return (
    <>
      <ScreenGuard key={route.path} forget={route.screen.forget}>
        <Suspense fallback={<div className="page" aria-busy="true" />}>
          <route.screen params={params} />
        </Suspense>
      </ScreenGuard>
      {route.flow ? null : <Bar />}
    </>
  )
}

/** A screen that fails leaves the bar, the numbers and a way on. */
class ScreenGuard extends Component<{ children: ReactNode; forget: () => void }, { failed: boolean }> {
  override state = { failed: false }
  retry = () => {
    this.props.forget()
    this.setState({ failed: false })
  }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    console.error(error)
    // A chunk of an older build is gone: the new page has the new one. Once, or a dead network would loop.
    if (navigator.onLine && isFirstFailure()) location.reload()
  }
  override render() {
    return this.state.failed ? <ScreenFailed retry={this.retry} /> : this.props.children
  }
}

function ScreenFailed({ retry }: { retry: () => void }) {
  const t = useText(texts)
  return (
    <main className="page" id="content">
      <State icon="i-wifi-off" title={t('screenFailed')}>
        <p>{t('screenFailedUse')}</p>
        <button type="button" className="btn btn--main" onClick={retry}>
          {t('tryAgain')}
        </button>
        <Call icon="i-ambulance" label="108" number="108" emergency />
      </State>
    </main>
  )
}

/** Whether no page of this visit has been loaded anew within the last minute; false where nothing can be remembered. */
function isFirstFailure(): boolean {
  try {
    const last = Number(sessionStorage.getItem('reloaded-at'))
    sessionStorage.setItem('reloaded-at', String(Date.now()))
    return Date.now() - last > 60_000
  } catch {
    return false
  }
}
