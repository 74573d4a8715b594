import './styles.tsx'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Language } from '#common/text.ts'
import { LanguageProvider } from '#kit/web/language.tsx'
import { PrerenderedAtContext } from '#kit/web/now.tsx'
import { measure, unpack } from '#kit/web/packed-data.ts'
import { PageDataContext } from '#kit/web/query.tsx'
import type { PageData } from '#kit/web/renderer.ts'
import { App } from './app.tsx'
import { registerServiceWorker, resumeOutbox } from './offline.tsx'
import { routeAt } from './route-at.tsx'

declare global {
  interface Window {
    /** Set once React answers taps, so that the page's own few lines of script step back. */
    isUp?: boolean
  }
}

const root = document.getElementById('root') as HTMLElement
const { route } = routeAt(location.pathname)

/** What came with the page: its own sentences are put back into the data. Nothing where somebody else rewrote them. */
function pageData(language: Language): PageData {
  const data = document.getElementById('page-data')
  const other = document.getElementById('other-language')
  if (!data || !(other instanceof HTMLTemplateElement)) return {}
  try {
    const here = textsIn(root)
    const there = textsIn(other.content)
    const said = language === 'en' ? { en: here, hi: there } : { en: there, hi: here }
    return measure(said) === data.dataset.said ? unpack(data.textContent, said) : {}
  } catch {
    return {}
  }
}

function textsIn(node: Node): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push((walker.currentNode as Text).data)
  return texts
}

/** Only the page written for this address is taken over; the shell that stands in for any other starts afresh. */
function isWrittenForHere(): boolean {
  const written = root.dataset.page ?? ''
  const here = location.pathname
    .replace(/(.)\/$/, '$1')
    .replace(/^\/facilities\//, '/facility/')
    .replace(/^\/facility\/route$/, '/facility/mela-route')
  // The server knows no panel of the console by name: the app draws those itself.
  return written === here || (written.endsWith('404') && !here.startsWith('/admin'))
}

/** What the app draws next may need rules that the written page left out: without them it would be seen bare. */
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
  // One that failed before anybody listened says nothing any more.
  return Promise.race([Promise.all(loading), new Promise(done => setTimeout(done, 3000))])
}

async function start() {
  // A screen that cannot be had yet is shown by the app's own failure page, so the app starts either way.
  await Promise.all([route.screen.preload().catch(() => undefined), wholeStyles()])
  // Chosen until now, the language was swapped by the page itself.
  const language = document.documentElement.lang as Language
  window.isUp = true
  const app = (
    <StrictMode>
      <PageDataContext value={pageData(language)}>
        <PrerenderedAtContext value={isWrittenForHere() ? Number(root.dataset.written) : undefined}>
          <LanguageProvider initial={language}>
            <App />
          </LanguageProvider>
        </PrerenderedAtContext>
      </PageDataContext>
    </StrictMode>
  )
  if (isWrittenForHere()) hydrateRoot(root, app)
  else createRoot(root).render(app)
  document.documentElement.dataset.ready = 'true'
  registerServiceWorker()
  resumeOutbox()
}
start()
