import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { queryHook } from '#kit/web/query.ts'
import type { virtualPoojaContract } from './contract.ts'
import { deityOf } from './deities.ts'
import { DeityChoice } from './deity-choice.tsx'
import css from './night.module.css'
import { deletePuja } from './saved-puja.ts'

const useSettings = queryHook<typeof virtualPoojaContract>()
// Load scene and sound in the background while the visitor chooses a deity.
const loadPooja = () => import('./pooja.tsx')
const Pooja = lazy(() => loadPooja().then(module => ({ default: module.Pooja })))

/** Virtual pooja: the choice of the deity, and the pooja itself (specification §2, §4). The address names the deity. */
export function VirtualPoojaScreen() {
  const deity = deityOf(new URLSearchParams(useSearch()).get('deity'))
  const { value: settings } = useSettings('GET /api/virtual-pooja', {})
  const before = useRef(deity)
  useEffect(() => {
    // Going back to the choice resets every step. A page's first render shows the choice too, but resets nothing.
    if (before.current && !deity) deletePuja()
    before.current = deity
    // If this load fails, choosing a deity tries again.
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
