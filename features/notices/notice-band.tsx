import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { keepAnswer } from '#web/kit/keep-answer.tsx'
import { useLanguage, useText } from '#web/kit/language.tsx'
import { useLive } from '#web/kit/live.tsx'
import { recall, remember } from '#web/kit/memory.tsx'
import { useNow } from '#web/kit/now.tsx'
import { reader } from '#web/kit/read.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { contract, Notice, NoticeList } from './contract.ts'
import './notice-band.css'
import { texts } from './texts.ts'

const useNotices = reader<typeof contract>()
const hiddenKey = 'hidden-notices'

/** What staff tell everybody, above whatever screen one is on; live, and from the phone's own copy without a network. */
export function NoticeBand() {
  const { value, refresh, replace } = useNotices('GET /api/notices', {})
  const now = useNow() ?? 0
  const [hidden, setHidden] = useState<readonly string[]>(() => recall(hiddenKey)?.split(' ') ?? [])
  const hear = (list: NoticeList) => {
    replace(() => list)
    keepAnswer('/api/notices', list)
  }
  useLive<NoticeList>('notices', hear, refresh)
  const place = useTopOfPage()
  const shown = (value?.notices ?? []).filter(
    notice =>
      Date.parse(notice.expires_at) > now &&
      (notice.level === 'emergency' || !hidden.includes(stateOf(notice))),
  )
  const hide = (notice: Notice) => {
    // Only the newest few: a phone must not collect them for years.
    const next = [...hidden, stateOf(notice)].slice(-20)
    remember(hiddenKey, next.join(' '))
    setHidden(next)
  }
  if (!place) return null
  return createPortal(<Band notices={shown} onHide={hide} />, place)
}

/** The notices as they are shown; also the preview that staff see. */
export function Band({ notices, onHide }: { notices: readonly Notice[]; onHide: (notice: Notice) => void }) {
  const t = useText(texts)
  const { language } = useLanguage()
  return (
    <aside className="notices" aria-label={t('notices')} aria-live="polite">
      {notices.map(notice => (
        <div key={notice.id} className={`notice notice--${notice.level}`}>
          <Icon name={notice.level === 'info' ? 'i-sound' : 'i-warning'} />
          <p>
            <b>{t(notice.level)}</b> <span className="notice-t">{notice.text[language]}</span>
          </p>
          {notice.level === 'emergency' ? null : (
            <button type="button" className="icbtn" aria-label={t('hide')} onClick={() => onHide(notice)}>
              <Icon name="i-close" size={20} />
            </button>
          )}
        </div>
      ))}
    </aside>
  )
}

/** What was hidden is seen again once staff have changed it. */
const stateOf = (notice: Notice) => `${notice.id}@${notice.updated_at}`

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
