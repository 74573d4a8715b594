import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { DangerWatch } from '#features/danger/danger-watch.tsx'
import { paths } from '#kit/web/paths.ts'
import { Toasts } from '#ui/toasts.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { Menu } from './menu.tsx'

/** Help, menu, toasts and warnings of dangers. The first three are prerendered; this code is loaded when one of them is needed. */
export function Sheets() {
  const isHome = useIsHome()
  const [here] = useLocation()
  // No part of the prerendered sheets.
  const [isUp, setUp] = useState(false)
  useEffect(() => {
    setUp(true)
    // The outbox says that a submission ended when its form was gone: what became of it is shown above the screen.
    const show = () => void import('../sent-results.tsx').catch(() => undefined)
    addEventListener('outbox-waiting', show)
    return () => removeEventListener('outbox-waiting', show)
  }, [])
  return (
    <>
      <HelpSheet />
      {isHome ? <Menu /> : null}
      <Toasts />
      {isUp && !here.startsWith(paths.admin()) ? <DangerWatch /> : null}
    </>
  )
}

/** Whether home is shown: only home has the menu. The hydrating render must agree with the page, which may have been left since. */
function useIsHome(): boolean {
  const [here] = useLocation()
  const isHome = here === paths.home()
  return useSyncExternalStore(
    still,
    () => isHome,
    () => (typeof document === 'undefined' ? isHome : document.getElementById('menu') !== null),
  )
}
const still = () => () => {}
