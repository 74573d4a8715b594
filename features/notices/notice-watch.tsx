import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.tsx'
import { writeOffline } from '#kit/web/offline-cache.tsx'
import { queryHook } from '#kit/web/query.tsx'
import type { contract, NoticeList } from './contract.ts'
import { NoticeLines } from './notice-band.tsx'

const texts = defineTexts({ notices: { en: 'Notices of the fair', hi: 'मेले की सूचनाएँ' } })
const useNotices = queryHook<typeof contract>()

/** Above every screen: what staff tell everybody. Prerendered pages carry it, so that it does not move them later. */
export function NoticeWatch() {
  const t = useText(texts)
  const { value, refresh, replace } = useNotices('GET /api/notices', {})
  const hear = (list: NoticeList) => {
    replace(() => list)
    // So that it is there without a network too.
    writeOffline('/api/notices', list)
  }
  useLive<NoticeList>('notices', hear, refresh)
  // The region is there before its first notice: a screen reader speaks only changes of a region that it knows.
  return (
    <aside className="notices" aria-label={t('notices')} aria-live="polite">
      <NoticeLines notices={value?.notices ?? []} />
    </aside>
  )
}
