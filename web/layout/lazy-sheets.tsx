import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { LanguageContext, useLanguage } from '#kit/web/language.tsx'
import { retry } from '#kit/web/lazy-part.tsx'
import { PrerenderedAtContext } from '#kit/web/now.tsx'
import { paths } from '#kit/web/paths.ts'
import { useOpen } from '#ui/dialog.tsx'

let want = () => {}
const wanted = new Promise<void>(done => {
  want = done
})
// For ever: sheets that gave up would take the written ones, and with them help, off the page.
const code = wanted.then(() => retry(() => import('./sheets.tsx'), true))
const Sheets = lazy(() => code.then(part => ({ default: part.Sheets })))
// One element for ever: drawn anew, React would give up the written sheets before their code is here.
const sheets = (
  <Suspense>
    <Sheets />
  </Suspense>
)
if (typeof document === 'undefined') want()
// Once the offline copy is here the code costs nothing any more.
else navigator.serviceWorker?.ready.then(want)

/**
 * Help and menu stand in the written page and open without any script. On home their code comes with the first tap, so
 * that a first visit does not pay for it; until then they keep the language they were written in.
 */
export function LazySheets() {
  const choice = useLanguage()
  const written = useRef(choice)
  const [isHere, setHere] = useState(false)
  const [at] = useLocation()
  const isWritten = useContext(PrerenderedAtContext) !== undefined
  const isOpen = [useOpen('help'), useOpen('menu'), useOpen('nandi')].includes(true)
  const isAsked = isOpen || !isWritten || at !== paths.home() || choice !== written.current
  useEffect(() => {
    if (isAsked || location.search) want()
  }, [isAsked])
  useEffect(() => {
    code.then(() => setHere(true))
  }, [])
  return <LanguageContext value={isHere ? choice : written.current}>{sheets}</LanguageContext>
}
