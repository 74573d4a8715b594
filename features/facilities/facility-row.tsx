import { createContext, useContext } from 'react'
import { areaFromMetres } from '#common/distance.ts'
import { telLink } from '#common/service-number.ts'
import { distanceOf, isArea } from '#content/nearby.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Facility } from './contract.ts'
import styles from './facility-row.module.css'
import { offlineGoal, wayTo } from './map-links.ts'
import { facilitiesTexts } from './texts.ts'

// Loaded when somebody is at a place or taps its name; the list works without it.
const HereKeys = lazyPart(() => import('./here-keys.tsx').then(module => module.HereKeys))

/**
 * `at`: index in the list by name, used in HTML ids; it stays the same when the list is ordered by distance.
 * `accuracyM`: how far off the distance may be on the phone's side, in metres. `badge`: words that mark the nearest place.
 */
export type FacilityRowProps = {
  place: Facility
  at: number
  km?: number
  accuracyM?: number
  badge?: string | undefined
  isUnknown?: boolean
  /** Too far away, or not existing now: nobody can say whether it is there. */
  isAway?: boolean
}
type Tapped = readonly string[]
/** Places whose name was tapped; kept outside the row, which is remounted when the list is reordered or a message above it goes. */
export const TappedPlaces = createContext<[tapped: Tapped, setTapped: (tapped: Tapped) => void]>([
  [],
  () => {},
])

/** Within this many km, somebody may see the place. */
const seenKm = 0.15

/** Beyond this many km nobody can see it, so an answer counts for little. Generous, because positions are imprecise. */
const nearKm = 0.5

/** One place with its distance, if known; the nearest one has large buttons with text. */
export function FacilityRow(props: FacilityRowProps) {
  const { place, at, km, accuracyM = 0, badge, isUnknown = false, isAway = false } = props
  const { language } = useLanguage()
  const t = useText(facilitiesTexts)
  const area = isArea(place)
  const [tapped, setTapped] = useContext(TappedPlaces)
  // Identified by its name, which is unique in the list: a row that came with the page has no id.
  const isTapped = tapped.includes(place.name.en)
  const isExact = accuracyM < areaFromMetres
  const isThere = km !== undefined && km <= seenKm && !area && isExact
  // A row that came with the page has no id; answers need the list that follows.
  const isAsked = !isAway && place.id !== '' && (isTapped || isThere)
  const plain = `${styles.plain} ${isUnknown ? styles.unknown : ''}`
  const shape = km === undefined ? plain : `${styles.far} ${badge ? styles.first : ''}`
  return (
    <li className={`${styles.row} ${shape}`}>
      {km === undefined ? null : <Distance place={place} km={km} accuracyM={accuracyM} />}
      <div className={styles.body}>
        {badge ? (
          <Badge kind="near" icon="i-check">
            {badge}
          </Badge>
        ) : null}
        <h3 id={`place-${at}`}>
          {isAway ? (
            place.name[language]
          ) : (
            <button
              type="button"
              className={styles.name}
              aria-expanded={isAsked}
              onClick={() =>
                setTapped(
                  isTapped ? tapped.filter(name => name !== place.name.en) : [...tapped, place.name.en],
                )
              }
            >
              {place.name[language]}
            </button>
          )}
        </h3>
        <p>{place.location_name[language]}</p>
        {place.contact_number ? <p className="num">{place.contact_number}</p> : null}
        {area || place.verified === 'surveyed' ? (
          <p className={styles.quiet}>
            {area ? <span>{t('area')}</span> : null}
            {place.verified === 'surveyed' ? <span>{t('surveyed')}</span> : null}
          </p>
        ) : null}
        {place.doubt ? <p className={styles.doubt}>{t(place.doubt)}</p> : null}
      </div>
      <Keys place={place} at={at} big={badge !== undefined} />
      {isAsked ? (
        <div className={styles.ask}>
          <HereKeys
            key={place.id}
            place={place}
            {...(km !== undefined && isExact && { isNear: km <= nearKm })}
          />
        </div>
      ) : null}
    </li>
  )
}

function Distance(measured: { place: Facility; km: number; accuracyM: number }) {
  const t = useText(facilitiesTexts)
  const { value, unit, isAbout } = distanceOf(measured)
  return (
    <p className={`tiny ${styles.distance} num`}>
      {isAbout ? <span>{t('about')} </span> : null}
      <b>{value}</b> <span>{t(unit === 'm' ? 'metres' : 'kilometres')}</span>
    </p>
  )
}

function Keys({ place, at, big }: { place: Facility; at: number; big: boolean }) {
  const t = useText(facilitiesTexts)
  const way = wayTo(place)
  const key = (kind: string) => (big ? `btn btn--${kind}` : `icbtn icbtn--${kind}`)
  const label = (words: string) => (big ? {} : { 'aria-label': words })
  return (
    <div className={styles.keys}>
      {place.contact_number ? (
        <a
          className={key('line')}
          href={telLink(place.contact_number)}
          aria-describedby={`place-${at}`}
          {...label(t('call'))}
        >
          <Icon name="i-phone" size={big ? 20 : 24} />
          {big ? <span>{t('call')}</span> : null}
        </a>
      ) : null}
      {/* `href` comes last, next to the next row's text: the repeated attributes before it compress better. */}
      <a
        className={key('go')}
        target="_blank"
        rel="noopener noreferrer"
        {...label(t('navigate'))}
        aria-describedby={`place-${at} ${way.kind === 'search' ? 'map-search' : 'map-opens'}`}
        {...offlineGoal(place)}
        href={way.href}
      >
        <Icon name={way.kind === 'search' ? 'i-search' : 'i-navigate'} size={big ? 20 : 24} />
        {big ? <span>{t('navigate')}</span> : null}
      </a>
    </div>
  )
}
