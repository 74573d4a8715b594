import { NoticeBand } from '#features/notices/notice-band.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { Menu } from './menu.tsx'
import { Visit } from './visit.tsx'

/** What opens over every screen. It is in the page before the script; its code comes after the screen's own. */
export function Sheets() {
  return (
    <>
      <HelpSheet />
      <Menu />
      <Toasts />
      <NoticeBand />
      <Visit />
    </>
  )
}
