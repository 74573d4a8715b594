import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { distanceKm, distanceParts, type Point } from '#common/distance.ts'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { warnedKm } from '#kit/web/map-dangers.ts'
import { paths } from '#kit/web/paths.ts'
import { placeAbove } from '#kit/web/place-above.ts'
import { SaidWords } from '#kit/web/said-words.tsx'
import { Icon } from '#ui/icon.tsx'
import style from './banner.module.css'
import { dangerBannerTexts } from './banner-texts.ts'
import type { PublicDanger } from './contract.ts'
import { useOnMaps } from './map-dangers.ts'
import { sayPlace, useSayStill } from './say-danger.ts'
import { dangerTexts } from './texts.ts'
import { useKnownPosition } from './use-known-position.ts'
import { isThere, WalkerKeys } from './walker-keys.tsx'

const allTexts = { ...dangerTexts, ...dangerBannerTexts }
/** The list of all dangers, for readers whose position is unknown. */
const ofTheWay: readonly string[] = [paths.melaRoute(), paths.crowdStatus()]

/** Above the screen: dangers near the phone; without a position, every danger, on the screens of the walk. */
export function DangerBanners({ dangers }: { dangers: readonly PublicDanger[] }) {
  const t = useText(allTexts)
  const [at] = useLocation()
  const here = useKnownPosition()
  const place = usePlaceAbove()
  const [hidden, setHidden] = useState<readonly string[]>([])
  useOnMaps(dangers)
  const shown = dangers.flatMap(danger => {
    const km = here && kmTo(danger, here)
    const isNear = here ? km !== undefined : ofTheWay.includes(at)
    return isNear && !hidden.includes(stateOf(danger)) ? [{ danger, km }] : []
  })
  if (!place) return null
  return createPortal(
    // Rendered before its first line, so that a screen reader announces that line.
    <aside aria-label={t('region')} aria-live="assertive">
      {shown.map(({ danger, km }) => (
        <Banner
          key={danger.id}
          danger={danger}
          km={km}
          accuracyM={here?.accuracyM ?? 0}
          onHide={() => setHidden([...hidden, stateOf(danger)])}
        />
      ))}
    </aside>,
    place,
  )
}

/** A phone's position that is off by more metres does not tell how far a danger is. */
const exactM = 300

type Props = { danger: PublicDanger; km: number | undefined; accuracyM: number; onHide: () => void }
function Banner({ danger, km, accuracyM, onHide }: Props) {
  const t = useText(allTexts)
  const say = useSay()
  const { language } = useLanguage()
  const { kind, note, note_only, state, answered_at, points, precision_m } = danger
  const place = sayPlace(danger, say, name => t('near', { place: name }))
  const title = () => {
    if (km === undefined) return t('danger')
    if (points.length > 1) return t('onThisPart')
    if (accuracyM > exactM) return t('nearYou')
    if (km * 1000 <= Math.max(50, precision_m ?? 0)) return t('here')
    // Rounded to ten metres, because a phone's position is no better.
    const { value, unit } = distanceParts(Math.round(km * 100) / 100)
    return t(unit === 'm' ? 'awayMetres' : 'awayKm', { n: value })
  }
  const time = sayDayTime(Date.parse(answered_at), language)
  const still = useSayStill()(danger)
  return (
    <section className={style.banner}>
      <Icon name="l-danger" size={32} />
      <h2>{title()}</h2>
      <button type="button" className="icbtn" aria-label={t('hide')} onClick={onHide}>
        <Icon name="i-close" />
      </button>
      <p>
        <span>{[t(kind), place].filter(Boolean).join(', ')}</span>
        <span>{language === 'hi' ? '। ' : '. '}</span>
        <b>{note[language] ? <SaidWords text={note} only={note_only} /> : t(`do-${kind}`)}</b>
      </p>
      <p className={style.when}>{t(state === 'seen' ? 'seenAt' : 'mendingAt', { time })}</p>
      {still ? <p className={style.when}>{still}</p> : null}
      {km !== undefined && isThere(danger, km) ? (
        <div className={style.keys}>
          <WalkerKeys danger={danger} />
        </div>
      ) : null}
    </section>
  )
}

/** A hidden danger is shown again after staff's next statement. */
const stateOf = ({ id, answered_at }: PublicDanger) => `${id}@${answered_at}`

function usePlaceAbove(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const made = document.createElement('div')
    document.getElementById(placeAbove)?.prepend(made)
    setPlace(made)
    return () => made.remove()
  }, [])
  return place
}

/**
 * How far a danger is from a phone, in km; undefined if it cannot be near. If only the stops around a danger are known, its
 * distance is 0 for whoever is between them.
 */
function kmTo({ points, precision_m }: PublicDanger, { point: here, accuracyM }: Found): number | undefined {
  const [first, second] = points
  if (!first) return undefined
  const km = second ? offWay(here, first, second) : distanceKm(here, first)
  if (km > warnedKm + (accuracyM + (precision_m ?? 0)) / 1000) return undefined
  return second ? 0 : km
}

/** How far a point is from the straight line between two others. Lines of some kilometres count as flat. */
function offWay(here: Point, from: Point, to: Point): number {
  const shorten = Math.cos((from.lat * Math.PI) / 180)
  const way = { x: (to.lng - from.lng) * shorten, y: to.lat - from.lat }
  const at = { x: (here.lng - from.lng) * shorten, y: here.lat - from.lat }
  const length = way.x ** 2 + way.y ** 2
  const share = length > 0 ? Math.min(1, Math.max(0, (way.x * at.x + way.y * at.y) / length)) : 0
  const nearest = { lat: from.lat + share * way.y, lng: from.lng + share * (to.lng - from.lng) }
  return distanceKm(here, nearest)
}
