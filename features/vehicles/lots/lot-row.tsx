import { distanceKm, pointOf } from '#common/distance.ts'
import { sayWhen } from '#common/fair-time.ts'
import { directionsUrl } from '#common/map-url.ts'
import { temple } from '#content/temple.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { Lot } from './contract.ts'
import { type Fullness, fullnessOf, nameOfLot, nextLot } from './fullness.ts'
import style from './lots.module.css'
import { parkingLotsTexts } from './texts.ts'
import '#ui/level.css'

const shapes = {
  space: ['l-low', 'low'],
  little: ['l-medium', 'medium'],
  full: ['l-high', 'high'],
  over: ['l-high', 'high'],
  closed: ['i-barrier', 'none'],
  unknown: ['l-none', 'none'],
} as const

/** The word for how full a lot is, with its shape. */
export function FullnessWord({ fullness }: { fullness: Fullness }) {
  const t = useText(parkingLotsTexts)
  const [icon, level] = shapes[fullness]
  return (
    <span className={`lvl lvl--${level}`}>
      <Icon name={icon} size={20} />
      {t(fullness)}
    </span>
  )
}

type Props = {
  lot: Lot
  lots: readonly Lot[]
  /** The phone's time or, until it is known, about when the page was written. */
  about: number
  now: number | undefined
  isBest: boolean
}

/** One lot: number, name, how full (a word and ten cells), how old that is, and where to go if it is full. */
export function LotRow({ lot, lots, about, now, isBest }: Props) {
  const t = useText(parkingLotsTexts)
  const say = useSay()
  const fullness = fullnessOf(lot, about)
  const isKnown = fullness !== 'unknown' && fullness !== 'closed'
  const hasSpace = fullness === 'space' || fullness === 'little'
  const { vehicles, capacity } = lot
  const point = pointOf(lot)
  const km = point && distanceKm(point, temple)
  const place = say(lot.location_name)
  return (
    <li className={style.lot}>
      <b className={`${style.number} num ${isKnown ? '' : style.none}`} aria-hidden="true">
        {lot.number}
      </b>
      <h3>{lot.name.en ? say(lot.name) : say(nameOfLot(lot))}</h3>
      <FullnessWord fullness={fullness} />
      {isKnown && vehicles !== null && capacity !== null ? (
        <span className={style.cells} aria-hidden="true">
          {Array.from({ length: 10 }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same ten cells
            <i key={cell} className={cell < Math.floor((vehicles / capacity) * 10) ? style.used : ''} />
          ))}
        </span>
      ) : null}
      <p>
        <span>
          {hasSpace && vehicles !== null && capacity !== null
            ? `${t('free', { free: capacity - vehicles, capacity })} · `
            : null}
        </span>
        <span>
          {fullness === 'over'
            ? `${t('overBy', { vehicles: vehicles ?? 0, capacity: capacity ?? 0 })} · `
            : null}
        </span>
        {isKnown && lot.at ? <Told at={lot.at} now={now} /> : null}
        {fullness === 'unknown' ? <NoReport lot={lot} now={now} /> : null}
        {place ? <span className={style.place}>{place}</span> : null}
        {[
          lot.kinds ? t(lot.kinds) : '',
          km === undefined ? '' : t('fromTemple', { km: km.toFixed(1) }),
          lot.is_confirmed || fullness === 'unknown' ? '' : t('notConfirmed'),
        ]
          .filter(Boolean)
          .map(words => (
            <span key={words} className={style.more}>
              {words}
            </span>
          ))}
      </p>
      {hasSpace || fullness === 'unknown' ? null : <GoElsewhere lot={lot} lots={lots} about={about} />}
      {hasSpace && point ? (
        <a
          className={`btn ${isBest ? 'btn--go' : 'btn--line'} btn--s ${style.go}`}
          target="_blank"
          rel="noopener noreferrer"
          data-at={`${point.lat},${point.lng}`}
          href={directionsUrl(point)}
        >
          <Icon name="i-navigate" size={20} />
          {t('navigate')}
        </a>
      ) : null}
    </li>
  )
}

function NoReport({ lot, now }: Pick<Props, 'lot' | 'now'>) {
  const t = useText(parkingLotsTexts)
  const { language } = useLanguage()
  return (
    <>
      <span>{withCalls(t('ask'))}</span>{' '}
      <span>
        {lot.at && lot.vehicles !== null
          ? t('oldReport', { ago: sayWhen(lot.at, now, language), vehicles: lot.vehicles })
          : null}
      </span>
    </>
  )
}

function GoElsewhere({ lot, lots, about }: Pick<Props, 'lot' | 'lots' | 'about'>) {
  const t = useText(parkingLotsTexts)
  const say = useSay()
  const next = nextLot(lots, lot, about)
  return (
    <p className={style.elsewhere}>
      {next ? t('goTo', { lot: say(nameOfLot(next)) }) : withCalls(t('goAsk'))}
    </p>
  )
}

/** `5 minutes ago`, or the time of day until the phone's clock is known, because a cached page may be hours old. */
export function Told({ at, now }: { at: string; now: number | undefined }) {
  const { language } = useLanguage()
  return <time dateTime={at}>{sayWhen(at, now, language)}</time>
}
