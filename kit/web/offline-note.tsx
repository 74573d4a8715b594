import { useSyncExternalStore } from 'react'
import { Note } from '#ui/note.tsx'
import { useText } from './language.tsx'
import { texts } from './texts.ts'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
/** Whether the phone says that it has a network; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** A line at the top of the page while there is no network. */
export function OfflineNote() {
  const t = useText(texts)
  if (useOnline()) return null
  return (
    <Note kind="warn" icon="i-wifi-off" title={t('offline')} live="status">
      <span>{t('offlineUse')}</span>
    </Note>
  )
}
