import { useLocation } from 'wouter'
import { NoticeBand } from '#features/notices/notice-band.tsx'
import { paths } from '#web/paths.ts'
import { Toasts } from '../ui/toasts.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { Menu } from './menu.tsx'
import { Visit } from './visit.tsx'

/** What opens over every screen. It is in the page before the script; its code comes after the screen's own. */
export function Sheets() {
  const [here] = useLocation()
  return (
    <>
      <HelpSheet />
      {here === paths.home() ? <Menu /> : null}
      <Toasts />
      <NoticeBand />
      <Visit />
    </>
  )
}
