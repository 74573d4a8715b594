import { sayAgo } from '#common/fair-time.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { headlineOf } from '#features/crowd-status/headline.ts'
import { useHeadlineWords } from '#features/crowd-status/headline-words.ts'
import { levelIcons } from '#features/crowd-status/level-icons.ts'
import type { Queue } from '#features/queue/contract.ts'
import { knownAt } from '#features/queue/waiting.ts'
import { useSayHours, useSayPlace } from '#features/queue/words.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { freshPlaces, silentPlaces } from './fresh-places.ts'
import { wallTexts } from './texts.ts'

/** The level at the temple in large letters. */
export function CrowdBig({ crowd, now }: { crowd: CrowdStatus; now: number }) {
  const { label, words, small, shape } = useHeadlineWords()(headlineOf(crowd, now))
  return (
    <>
      <h2>{label}</h2>
      <p className={`wall-big ${shape?.status ? `wall--${shape.status}` : ''}`}>
        {shape ? <Icon name={shape.icon} size={48} /> : null}
        <span>{words}</span>
      </p>
      {small ? <p className="wall-small">{small}</p> : null}
    </>
  )
}

// More than fit on a screen: wall.css hides rows without room, and the fullest places come first.
const most = 6

/** Places reported in the last half hour with each report's age, fullest first, and their number; then the others' last reports. */
export function CrowdPlaces({ crowd, now }: { crowd: CrowdStatus; now: number }) {
  const t = useText(wallTexts)
  const say = useSay()
  const { language } = useLanguage()
  const places = freshPlaces(crowd, now)
  return (
    <>
      <p className="wall-small">{places.length ? t('places', { n: places.length }) : t('noReports')}</p>
      <ul className="wall-list">
        {places.slice(0, most).map(({ id, location, status, age }) => (
          <li key={id} className="wall-line">
            <Icon name={levelIcons[status]} size={48} className={`wall--${status}`} />
            <span>{say(location)}</span>
            <small>{t('minutes', { n: Math.floor(age / 60_000) })}</small>
          </li>
        ))}
        {silentPlaces(crowd, now)
          .slice(0, most)
          .map(({ id, location, at }) => (
            <li key={id} className="wall-line wall-silent">
              <Icon name="l-none" size={48} />
              <span>{say(location)}</span>
              <small>{at ? sayAgo(now - at, language) : t('never')}</small>
            </li>
          ))}
      </ul>
    </>
  )
}

/** Hours of waiting, where to join, and the report's age; 'not known' if older than half an hour. */
export function QueueBig({ queue, now }: { queue: Queue; now: number }) {
  const t = useText(wallTexts)
  const { language } = useLanguage()
  const sayHours = useSayHours()
  const sayPlace = useSayPlace()
  const known = knownAt(queue.tail, now)
  return (
    <>
      <h2>{t('queue')}</h2>
      {known.is === 'known' ? (
        <>
          <p className="wall-big">{sayHours(known.told.hours)}</p>
          <p className="wall-join">{t('join', { place: sayPlace(known.told.place) })}</p>
          <p className="wall-small">{t('told', { ago: sayAgo(known.age, language) })}</p>
        </>
      ) : (
        <p className="wall-big">
          <Icon name="l-none" size={48} />
          {t('notKnown')}
        </p>
      )}
    </>
  )
}
