import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { LanguageContext, useLanguage } from '#kit/web/language.tsx'
import { retry } from '#kit/web/lazy-part.tsx'
import { PrerenderedAtContext } from '#kit/web/now.ts'
import { paths } from '#kit/web/paths.ts'
import { useOpen } from '#ui/dialog.tsx'

let want = () => {}
const wanted = new Promise<void>(done => {
  want = done
})
// Retries forever: giving up would remove the prerendered sheets, including Help, from the page.
const code = wanted.then(() => retry(() => import('./sheets.tsx'), true))
const Sheets = lazy(() => code.then(part => ({ default: part.Sheets })))
let tellHydrated = () => {}
const hydrated = new Promise<void>(done => {
  tellHydrated = done
})
/** Its effect runs once the boundary around it is hydrated. */
function Hydrated() {
  useEffect(tellHydrated, [])
  return null
}
// The same element in every render: a new one would make React drop the prerendered sheets before their code is loaded.
const sheets = (
  <Suspense>
    <Sheets />
    <Hydrated />
  </Suspense>
)
if (typeof document === 'undefined') want()
// Once the service worker has precached the code, loading it costs no network.
else navigator.serviceWorker?.ready.then(want)

/**
 * Help and menu are prerendered and open without script. On home their code is loaded at the first tap, so that a first visit
 * does not load it. Until they are hydrated they keep the language of the first render, like the markup.
 */
export function LazySheets() {
  const choice = useLanguage()
  const written = useRef(choice)
  const [isHydrated, setHydrated] = useState(false)
  const [at] = useLocation()
  const isWritten = useContext(PrerenderedAtContext) !== undefined
  const isOpen = [useOpen('help'), useOpen('menu'), useOpen('nandi')].includes(true)
  const isAsked = isOpen || !isWritten || at !== paths.home() || choice !== written.current
  useEffect(() => {
    if (isAsked || location.search) want()
  }, [isAsked])
  useEffect(() => {
    hydrated.then(() => setHydrated(true))
  }, [])
  return <LanguageContext value={isHydrated ? choice : written.current}>{sheets}</LanguageContext>
}
