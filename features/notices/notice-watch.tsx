import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { defineTexts } from '#common/text.ts'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useLive } from '#kit/web/live.tsx'
import { queryHook } from '#kit/web/query.tsx'
import type { contract, NoticeList } from './contract.ts'

const texts = defineTexts({ notices: { en: 'Notices of the fair', hi: 'मेले की सूचनाएँ' } })
const useNotices = queryHook<typeof contract>()
const band = () => import('./notice-band.tsx')
// An emergency must not be given up after two minutes without a network.
const Lines = lazyPart(() => band().then(part => part.NoticeLines), true)

/** The place above every screen where staff tell everybody something; how a notice looks is loaded with the first one. */
export function NoticeWatch() {
  const t = useText(texts)
  const { value, refresh, replace } = useNotices('GET /api/notices', {})
  const hear = (list: NoticeList) => {
    replace(() => list)
    band().then(
      part => part.keepNotices(list),
      () => undefined,
    )
  }
  useLive<NoticeList>('notices', hear, refresh)
  const place = useTopOfPage()
  if (!place) return null
  // The region stands there before its first notice, or that one would not be spoken.
  return createPortal(
    <aside className="notices" aria-label={t('notices')} aria-live="polite">
      {value?.notices.length ? (
        <Suspense>
          <Lines notices={value.notices} />
        </Suspense>
      ) : null}
    </aside>,
    place,
  )
}

function useTopOfPage(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const top = document.createElement('div')
    document.body.prepend(top)
    setPlace(top)
    return () => top.remove()
  }, [])
  return place
}
