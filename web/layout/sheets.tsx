import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { DangerWatch } from '#features/danger/danger-watch.tsx'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { paths } from '#kit/web/paths.ts'
import { findLost } from '#kit/web/push-phone.ts'
import { sheetIsThere, tellMeSheet } from '#kit/web/tell-me.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { useOpen } from '#ui/dialog.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'
import { Toasts } from '#ui/toasts.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { Menu } from './menu.tsx'
import { sheetTexts } from './sheet-texts.ts'

const TellMeQuestion = lazyPart(() =>
  import('#features/notices/push/tell-me-question.tsx').then(part => part.TellMeQuestion),
)

/** Help, menu, toasts and danger warnings. The first three are prerendered; this code is loaded when one of them is needed. */
export function Sheets() {
  const isHome = useIsHome()
  const [here] = useLocation()
  // Whether to show what the prerendered sheets do not contain.
  const [isUp, setUp] = useState(false)
  useEffect(() => {
    setUp(true)
    // The outbox fires this when a submission ended after its form was closed; the result is shown above the screen.
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
      {isUp ? <TellMeSheet /> : null}
    </>
  )
}

/** Asks whether this phone wants notices while the guide is closed; `TellMe` opens it. */
function TellMeSheet() {
  const t = useText(sheetTexts)
  const kit = useText(kitTexts)
  const isOpen = useOpen(tellMeSheet)
  // Say once that the notice subscription was lost, even to somebody who opened the guide for something else.
  const lookForPush = useEffectEvent(() =>
    findLost().then(
      lost => lost.includes('notice-push') && showToast(t('pushLost'), { kind: 'bad', ms: 8000 }),
      () => undefined,
    ),
  )
  useEffect(() => {
    sheetIsThere(true)
    lookForPush()
    return () => sheetIsThere(false)
  }, [])
  return (
    <Sheet id={tellMeSheet} title={t('tellMe')} closeLabel={kit('close')}>
      {isOpen ? <TellMeQuestion dialog={tellMeSheet} /> : null}
    </Sheet>
  )
}

/** Whether to show the menu, which only home has. When hydrating it must agree with the page, which may have been left since. */
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
