import type { ReactNode } from 'react'
import { fairClock, nextAarti, sayClock, sayTime } from '#common/fair-time.ts'
import type { Notice } from '#features/notices/contract.ts'
import { holdsTexts } from '#features/notices/holds/texts.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useServerAway } from '#kit/web/offline-note.tsx'
import { SaidWords } from '#kit/web/said-words.tsx'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { wallTexts } from './texts.ts'
import { oldAfter } from './use-wall.ts'

type HeadProps = { title: ReactNode; now: number; answeredAt: number }

/** Name and clock, and since when nothing new has arrived: shown when a request fails, or after a while without an answer. */
export function WallHead({ title, now, answeredAt }: HeadProps) {
  const t = useText(wallTexts)
  const { language } = useLanguage()
  const { hour, minute } = fairClock(now)
  const isAway = useServerAway()
  const isOld = isAway || now - answeredAt > oldAfter
  return (
    <header className="wall-h">
      <h1 tabIndex={-1}>{title}</h1>
      <time>{sayClock(hour, minute, language)}</time>
      <div role="status" className="wall-old">
        {isOld ? (
          <p>
            <Icon name="i-wifi-off" size={48} />
            <span>{answeredAt ? t('old', { time: sayTime(answeredAt, language) }) : t('loading')}</span>
          </p>
        ) : null}
      </div>
    </header>
  )
}

const allTexts = { ...holdsTexts, ...wallTexts }

/** The holds in force now. */
export const heldOf = (notices: readonly Notice[], now: number) =>
  notices.flatMap(({ id, text, held, expires_at }) => {
    const leftMs = Date.parse(expires_at) - now
    return held && leftMs > 0 ? [{ id, text, place: held.place, minutes: Math.floor(leftMs / 60_000) }] : []
  })

/** The holds in force now, with the minutes left: a single one in full, several only by place. */
export function WallHolds({ notices, now }: { notices: readonly Notice[]; now: number }) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const held = heldOf(notices, now)
  if (held.length === 0) return null
  return (
    <>
      {held.length > 1 ? <h2>{t('heldNow', { n: held.length })}</h2> : null}
      <ul className={held.length > 1 ? 'wall-held wall-held--many' : 'wall-held'}>
        {held.map(({ id, text, place, minutes }) => (
          <li key={id} className="wall-line wall-urgent">
            <Icon name="i-hand" size={48} />
            <span>{(held.length > 1 ? place : text)[language]}</span>
            <small>{t('left', { n: minutes })}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The most urgent notice, or else where to take a lost person; and the next aarti. */
export function WallFoot({ notices, now }: { notices: readonly Notice[]; now: number }) {
  const t = useText(wallTexts)
  const { language } = useLanguage()
  const [first] = notices.filter(({ expires_at }) => Date.parse(expires_at) > now)
  return (
    <footer className="wall-f">
      <Icon name="i-sound" size={48} />
      <span>{first ? <SaidWords text={first.text} only={first.only} /> : withCalls(t('noNotice'))}</span>
      <span>{t('nextAarti', { time: sayClock(nextAarti(now), 0, language) })}</span>
    </footer>
  )
}
