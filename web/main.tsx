import './styles.ts'
import './second-tap.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Language } from '#common/text.ts'
import { LanguageProvider } from '#kit/web/language.tsx'
import { PrerenderedAtContext } from '#kit/web/now.ts'
import { readOffline } from '#kit/web/offline-cache.ts'
import { PageDataContext } from '#kit/web/query.ts'
import type { PageData } from '#kit/web/renderer.ts'
import { App } from './app.tsx'
import type { InstallPrompt } from './layout/install-prompt.ts'
import { registerServiceWorker, resumeOutbox } from './offline.ts'
import { routeAt } from './route-at.ts'

const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/** Leaves the space of a picture that cannot be loaded empty, without a broken-image icon; retries when the network is back. */
function blankMissingPictures(): void {
  const clear = (picture: HTMLImageElement) => {
    const { src } = picture
    if (!src?.includes('/art/')) return
    picture.src = blank
    addEventListener('online', () => picture.setAttribute('src', src), { once: true })
  }
  document.addEventListener('error', event => clear(event.target as HTMLImageElement), true)
  // Pictures that failed before this ran.
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) clear(picture)
}

declare global {
  interface Window {
    /** Set once React handles taps, so that web/page/end.js stops changing the language. */
    isUp?: boolean
  }
}

const root = document.getElementById('root') as HTMLElement
const { route } = routeAt(location.pathname)

/** The query answers that the page contains; the shell has none. */
function pageData(): PageData {
  const data = document.getElementById('page-data')?.textContent
  return data ? JSON.parse(data) : {}
}

/** Whether the markup was rendered for this address and can be hydrated. The shell, served for all other addresses, cannot. */
function isRenderedForThisAddress(): boolean {
  const rendered = root.dataset.page ?? ''
  const here = location.pathname
    .replace(/([^/])\/$/, '$1')
    .replace(/^\/facilities\//, '/facility/')
    .replace(/^\/facility\/route$/, '/facility/mela-route')
  // The server answers unknown staff panels with its 404 page; the app may know them.
  return rendered === here || (rendered.endsWith('404') && !here.startsWith('/admin'))
}

/** Resolves when the full stylesheets are loaded; the page itself contains only the rules that its markup uses. */
function wholeStyles(): Promise<unknown> {
  const loading = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(link => !link.sheet)
    .map(
      link =>
        new Promise(done => {
          link.addEventListener('load', done)
          link.addEventListener('error', done)
        }),
    )
  // At most 3 s: a stylesheet that failed before this ran fires no event.
  return Promise.race([Promise.all(loading), new Promise(done => setTimeout(done, 3000))])
}

async function start() {
  // The app starts even if the screen failed to load; its error boundary offers another try.
  await Promise.all([route.screen.preload().catch(() => undefined), wholeStyles()])
  // Each step is a separate task, so that a slow phone can respond to a touch or scroll in between.
  await pause()
  // The page's inline script has already applied the reader's choice.
  const language = document.documentElement.lang as Language
  const data = pageData()
  // The shell holds no notices: those that this phone has kept are above the screen from its first render on.
  const kept = isRenderedForThisAddress() ? undefined : await readOffline('/api/notices')
  if (kept) data['/api/notices'] = kept
  window.isUp = true
  const app = (
    <StrictMode>
      <PageDataContext value={data}>
        <PrerenderedAtContext value={isRenderedForThisAddress() ? Number(root.dataset.rendered) : undefined}>
          <LanguageProvider initial={language}>
            <App />
          </LanguageProvider>
        </PrerenderedAtContext>
      </PageDataContext>
    </StrictMode>
  )
  // In a transition, React hydrates in slices of a few milliseconds; a tap hydrates its target at once.
  startTransition(() => {
    // A browser's translator wraps texts in <font>, so React could not match its own markup.
    if (isRenderedForThisAddress() && !root.querySelector('font')) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  document.documentElement.dataset.ready = 'true'
  blankMissingPictures()
  await pause()
  registerServiceWorker()
  resumeOutbox()
}

/** Resolves in a later task. */
const pause = (): Promise<unknown> =>
  // Browsers without `scheduler.yield` use a timer.
  globalThis.scheduler?.yield?.() ?? new Promise(done => setTimeout(done))

// Suppress the browser's own install offer on the first visit; the guide makes one on the second.
addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  window.installPrompt = event as InstallPrompt
})
start()
