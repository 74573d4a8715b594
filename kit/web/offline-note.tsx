import { useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import { sayAge } from './age.tsx'
import { useLanguage, useText } from './language.tsx'
import { isServerAway, isServerSlow, oldestShown, onQueries } from './query-cache.ts'
import { kitTexts } from './texts.ts'
import '#ui/strip.css'

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

/** Whether the last request of anything on the screen failed to reach the server, or the phone reports no network. */
export function useServerAway(): boolean {
  const isOnline = useOnline()
  const isAway = useSyncExternalStore(onQueries, isServerAway, () => false)
  return isAway || !isOnline
}

/**
 * A line at the top of the page while there is no network or the server is away or slow, with the age of the oldest answer on the
 * screen. A tap explains it.
 */
export function OfflineNote() {
  const isOnline = useOnline()
  const isAway = useServerAway()
  const isSlow = useSyncExternalStore(onQueries, isServerSlow, () => false)
  if (!isAway && !isSlow) return null
  return <OfflineLine why={!isOnline ? 'offline' : isAway ? 'away' : 'slow'} />
}

function OfflineLine({ why }: { why: 'offline' | 'away' | 'slow' }) {
  const t = useText(kitTexts)
  const { language } = useLanguage()
  const savedAt = useSyncExternalStore(onQueries, oldestShown, () => undefined)
  return (
    <div role="status">
      <details className="strip">
        <summary>
          <Icon name="i-wifi-off" size={20} />
          <span>
            <span>{t(why)}</span>
            {savedAt ? <b> · {t('savedAt', { time: sayAge(savedAt, language) })}</b> : null}
          </span>
          <Icon name="i-chevron" size={20} className="turns" />
        </summary>
        <p>{t(why === 'slow' ? 'slowUse' : 'offlineUse')}</p>
      </details>
    </div>
  )
}
