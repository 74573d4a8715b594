import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { queryHook } from '#kit/web/query.tsx'
import type { contract } from './contract.ts'
import { deityOf } from './deities.ts'
import { DeityChoice } from './deity-choice.tsx'
import css from './night.module.css'
import { forgetPuja } from './pooja-memory.tsx'

const useSettings = queryHook<typeof contract>()
// Scene and sound come while one still chooses: neither holds up the choice.
const loadPooja = () => import('./pooja.tsx')
const Pooja = lazy(() => loadPooja().then(module => ({ default: module.Pooja })))

/** Virtual pooja: the choice of the deity, and the pooja itself (specification §2, §4). The address names the deity. */
export function Screen() {
  const deity = deityOf(new URLSearchParams(useSearch()).get('deity'))
  const { value: settings } = useSettings('GET /api/virtual-pooja', {})
  const before = useRef(deity)
  useEffect(() => {
    // Going back to the choice resets every step. A page just opened shows the choice for a moment too: that is no going back.
    if (before.current && !deity) forgetPuja()
    before.current = deity
    // A dead network is no matter here: it is asked for again when it is needed.
    loadPooja().catch(() => undefined)
  }, [deity])
  return (
    <div className={`${css.night} ${deity ? css.during : ''}`}>
      {deity ? (
        <Suspense fallback={<main aria-busy="true" />}>
          <Pooja key={deity.id} deity={deity} settings={settings} />
        </Suspense>
      ) : (
        <DeityChoice />
      )}
    </div>
  )
}
