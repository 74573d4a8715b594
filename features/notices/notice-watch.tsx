import { useRef } from 'react'
import { useLocation } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { writeOffline } from '#kit/web/offline-cache.ts'
import { queryHook } from '#kit/web/query.ts'
import type { NoticeList, noticesContract } from './contract.ts'
import { NoticeLines } from './notice-band.tsx'

const texts = defineTexts({ notices: { en: 'Notices of the fair', hi: 'मेले की सूचनाएँ' } })
const useNotices = queryHook<typeof noticesContract>()

/**
 * The notices above every screen. Prerendered pages carry them, so that they move nothing later; what comes later stands at the
 * foot of the window until the next screen.
 */
export function NoticeWatch() {
  const t = useText(texts)
  const [screen] = useLocation()
  const region = useRef<HTMLElement>(null)
  const { value, refresh, replace } = useNotices('GET /api/notices', {})
  const hear = (list: NoticeList) => {
    replace(() => list)
    // Stored, so that it is also shown without a network.
    writeOffline('/api/notices', list)
  }
  useLive<NoticeList>('notices', hear, refresh)
  // The region is rendered before its first notice: a screen reader announces changes only of a region that exists already.
  return (
    <aside ref={region} className="notices" aria-label={t('notices')} aria-live="polite">
      <NoticeLines notices={value?.notices ?? []} screen={screen} region={region} />
    </aside>
  )
}
