import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
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

type LinesProps = {
  notices: readonly Notice[]
  /** Path of the screen below them. */
  screen: string
  /** The element around them. */
  region: RefObject<HTMLElement | null>
}
/**
 * The notices of the fair, without those that are over or were hidden on this phone. The first render shows all, as the
 * page was rendered; `web/page/end.js` leaves the same ones out before the first paint.
 */
export function NoticeLines({ notices, screen, region }: LinesProps) {
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
  const late = useLateIds(
    shown.map(({ id }) => id),
    screen,
  )
  usePlaceAtFoot(region, late.join())
  return shown.map(notice => (
    <NoticeLine key={notice.id} notice={notice} isLate={late.includes(notice.id)} onHide={hide} />
  ))
}

/** Which of the shown notices came while this screen was open. Above the screen they would push down what is being read. */
function useLateIds(ids: readonly string[], screen: string): readonly string[] {
  const [above, setAbove] = useState({ screen, ids })
  const isSame = above.screen === screen
  const still = isSame ? ids.filter(id => above.ids.includes(id)) : ids
  if (!isSame || still.length < above.ids.length) setAbove({ screen, ids: still })
  return ids.filter(id => !still.includes(id))
}

/** Stacks the late notices above the keys at the foot of the window, with as much room below the page as they cover. */
function usePlaceAtFoot(region: RefObject<HTMLElement | null>, late: string): void {
  useLayoutEffect(() => {
    if (!late || !region.current) return
    const lines = [...region.current.querySelectorAll<HTMLElement>('.notice--late')]
    const { documentElement, body } = document
    region.current.style.setProperty('--late', String(lines.length))
    const place = () => {
      const keys = document.querySelector<HTMLElement>('.act, .bar')
      // A rail has them at the side.
      const foot = keys && keys.offsetWidth > keys.offsetHeight ? keys.offsetHeight : 0
      let room = 0
      for (const line of lines.toReversed()) {
        line.style.bottom = `${foot + room}px`
        if (getComputedStyle(line).position === 'fixed') room += line.offsetHeight
      }
      body.style.paddingBottom = `${room}px`
      documentElement.style.scrollPaddingBottom = room ? `${foot + room}px` : ''
    }
    place()
    // The page's size changes too where a form goes on to other keys.
    const sizes = new ResizeObserver(place)
    for (const part of [body, ...lines]) sizes.observe(part)
    return () => {
      sizes.disconnect()
      body.style.paddingBottom = ''
      documentElement.style.scrollPaddingBottom = ''
    }
  }, [region, late])
}

type LineProps = { notice: Notice; isLate?: boolean; onHide: (notice: Notice) => void }
/** One notice; also the preview for staff. */
export function NoticeLine({ notice, isLate, onHide }: LineProps) {
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
      className={`notice notice--${notice.level}${isLate ? ' notice--late' : ''}`}
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
