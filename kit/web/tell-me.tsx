import { useEffect, useState } from 'react'
import { defineTexts } from '#common/text.ts'
import { openDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from './language.tsx'
import { isLaterVisit, readStorage } from './local-storage.ts'
import { sharedState } from './shared-state.ts'

const texts = defineTexts({
  again: { en: 'Notices have stopped. Turn them on again', hi: 'सूचनाएँ आना बंद हो गईं। फिर चालू करें' },
  tellMe: { en: 'Send me notices when the guide is closed', hi: 'गाइड बंद हो तब भी सूचना दें' },
})
/** Id of the sheet that asks (web/layout/sheets.tsx). */
export const tellMeSheet = 'tell-me'
/** Local storage key of the hour in which the button could first have been shown. */
const firstHour = 'tell-me-first'

const sheet = sharedState(false)
/** Called by the sheet, whose code loads after the screen: until then the button is hidden, because it would open nothing. */
export const sheetIsThere = sheet.set

type Props = {
  className: string
  /** Also shown while messages are on, to turn them off. */
  whenOn?: boolean
  onOpen?: () => void
}

/**
 * A button for our own question whether this phone wants notices while the guide is closed. Shown from the second visit on
 * (another hour than the first), and only in browsers that support it or can be made to (Safari on an iPhone).
 */
export function TellMe({ className, whenOn = false, onOpen }: Props) {
  const t = useText(texts)
  const hasSheet = sheet.use()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const isLater = isLaterVisit(firstHour)
    const isPossible = 'PushManager' in window || 'standalone' in navigator
    setWanted(isLater && isPossible && (whenOn || readStorage('notice-push') !== 'on'))
  }, [whenOn])
  if (!isWanted || !hasSheet) return null
  // Opened by script: the menu removes the button as it closes, and the browser would then open nothing.
  const open = () => {
    onOpen?.()
    openDialog(tellMeSheet)
  }
  return (
    <button type="button" className={className} onClick={open}>
      <Icon name="i-bell" />
      <span>{t(readStorage('notice-push') === 'lost' ? 'again' : 'tellMe')}</span>
    </button>
  )
}
