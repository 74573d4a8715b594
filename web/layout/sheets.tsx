import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#kit/web/paths.ts'
import { Toasts } from '#ui/toasts.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { Menu } from './menu.tsx'

/** What opens over every screen. It is in the page before the script; its code comes when one of it is wanted. */
export function Sheets() {
  const isHome = useIsHome()
  return (
    <>
      <HelpSheet />
      {isHome ? <Menu /> : null}
      <Toasts />
    </>
  )
}

/** Whether home is shown, which alone opens the menu. One may have left it before this code came: first what was written. */
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
