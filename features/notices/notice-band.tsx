import { useEffect, useRef, useState } from 'react'
import { sayAgo } from '#common/fair-time.ts'
import { heldTexts } from '#kit/web/held-texts.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { useNow } from '#kit/web/now.ts'
import { SaidWords } from '#kit/web/said-words.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Notice } from './contract.ts'
import './notice-band.css'
import { noticesTexts } from './texts.ts'

const hiddenKey = 'hidden-notices'

/**
 * The notices of the fair, without those that are over or were hidden on this phone. The first render shows all, as the
 * page was rendered; `web/page/end.js` leaves the same ones out before the first paint.
 */
export function NoticeLines({ notices }: { notices: readonly Notice[] }) {
  const now = useNow() ?? 0
  const [hidden, setHidden] = useState<readonly string[]>([])
  useEffect(() => setHidden(readStorage(hiddenKey)?.split(' ') ?? []), [])
  const shown = notices.filter(
    notice =>
      Date.parse(notice.expires_at) > now &&
      (notice.level === 'emergency' || !hidden.includes(stateOf(notice))),
  )
  const hide = (notice: Notice) => {
    // Only the newest few, so that the list does not grow for years.
    const next = [...hidden, stateOf(notice)].slice(-20)
    writeStorage(hiddenKey, next.join(' '))
    setHidden(next)
  }
  return shown.map(notice => <NoticeLine key={notice.id} notice={notice} onHide={hide} />)
}

/** One notice; also the preview for staff. */
export function NoticeLine({ notice, onHide }: { notice: Notice; onHide: (notice: Notice) => void }) {
  const t = useText(noticesTexts)
  const tHeld = useText(heldTexts)
  const { language } = useLanguage()
  const now = useNow()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // web/page/end.js may have hidden it by a wrong clock.
    if (line.current) line.current.style.display = ''
  }, [])
  return (
    <div
      ref={line}
      className={`notice notice--${notice.level}`}
      data-notice={stateOf(notice)}
      data-until={notice.expires_at}
    >
      <Icon
        name={
          notice.is_search
            ? 'i-search'
            : notice.held
              ? 'i-hand'
              : notice.level === 'info'
                ? 'i-sound'
                : 'i-warning'
        }
      />
      <p>
        <b>{t(notice.level)}</b>{' '}
        <span className="notice-t">
          <SaidWords text={notice.text} only={notice.only} />
        </span>
        {notice.held && now ? (
          <small> ({tHeld('since', { ago: sayAgo(now - Date.parse(notice.held.since), language) })})</small>
        ) : null}
      </p>
      {notice.level === 'emergency' ? null : (
        <button type="button" className="icbtn" aria-label={t('hide')} onClick={() => onHide(notice)}>
          <Icon name="i-close" size={20} />
        </button>
      )}
    </div>
  )
}

/** The version is part of the key, so that a hidden notice is shown again after staff changed it. */
const stateOf = (notice: Notice) => `${notice.id}@${notice.updated_at}`
