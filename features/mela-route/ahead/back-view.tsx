import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { Locator } from '#kit/web/locator.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { directionOf, melaRouteDirectionTexts } from '../direction-texts.ts'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { aheadBackTexts } from './back-texts.ts'
import { KeepPoint } from './keep-point.tsx'
import { type KeptPoint, useKeptPoints } from './kept-points.ts'
import { useKeptWalk } from './kept-walk.ts'
import { aheadTexts } from './texts.ts'
import { useOwnPosition } from './use-own-position.ts'
import { type PointWay, wayToPoint } from './way-to-point.ts'

/** The reader's saved points, and how far and in which direction each is from here. */
export function BackView({ walk }: { walk: Walk }) {
  const t = useText(aheadBackTexts)
  const { points, add, erase } = useKeptPoints()
  const { keepPace } = useKeptWalk()
  const { own, ask, locator } = useOwnPosition(keepPace)
  const minutes = own ? Math.floor(own.ageMs / 60_000) : 0
  return (
    <>
      <section className={styles.back} aria-labelledby="kept-points">
        <h2 id="kept-points">{t('list')}</h2>
        {points.length === 0 ? <p>{t('none')}</p> : null}
        {locator ? (
          <Locator {...locator} />
        ) : points.length ? (
          <button type="button" className="btn btn--go btn--block" onClick={ask}>
            <Icon name="i-locate" />
            {t('whereNow')}
          </button>
        ) : null}
        {minutes >= 2 ? <Note kind="warn" live="status" title={t('old', { n: minutes })} /> : null}
        <ul className={`divided ${styles.points}`}>
          {points.map(point => (
            <PointRow
              key={point.id}
              point={point}
              walk={walk}
              own={own?.at}
              onErase={() => erase(point.id)}
            />
          ))}
        </ul>
        {points.length && own ? <p className={`sub ${styles.note}`}>{t('walked')}</p> : null}
      </section>
      <KeepPoint walk={walk} own={own?.at} onWanted={ask} onKeep={add} />
    </>
  )
}

type Props = { point: KeptPoint; walk: Walk; own: Found | undefined; onErase: () => void }

/** One saved point: its name, direction and distance, how exact that is, and how to erase it. */
function PointRow({ point, walk, own, onErase }: Props) {
  const t = useText(aheadBackTexts)
  const { language } = useLanguage()
  const name = [t(point.kind), point.words].filter(Boolean).join(': ')
  const way = wayToPoint(walk, point.place, own)
  return (
    <li>
      {way.degrees === undefined ? <Icon name="i-pin" size={48} /> : <Arrow degrees={way.degrees} />}
      <div>
        <h3>{name}</h3>
        <Way way={way} />
        <p className="sub">{t('keptAt', { time: sayDayTime(point.at, language) })}</p>
        <button
          type="button"
          className="btn btn--quiet btn--s"
          aria-label={t('eraseNamed', { name })}
          onClick={onErase}
        >
          <Icon name="i-trash" size={20} />
          {t('erase')}
        </button>
      </div>
    </li>
  )
}

function Way({ way }: { way: PointWay }) {
  const t = useText(aheadBackTexts)
  const tAhead = useText(aheadTexts)
  // Rounded to ten metres, because a phone's position is no better.
  const sayKm = (km: number) =>
    km < 1
      ? `${Math.max(10, Math.round(km * 100) * 10)} ${tAhead('m')}`
      : `${Math.round(km * 10) / 10} ${tAhead('km')}`
  const say = useSay()
  const tDirection = useText(melaRouteDirectionTexts)
  const side = way.degrees === undefined ? '' : tDirection(directionOf(way.degrees))
  const { from, to } = way.named ?? {}
  const name = from && say(from.waypoint.name)
  return (
    <>
      {name ? (
        <p>{to ? t('between', { from: name, to: say(to.waypoint.name) }) : t('at', { place: name })}</p>
      ) : null}
      {way.kind === 'there' ? <p>{t('there', { m: way.errorM })}</p> : null}
      {way.kind === 'measured' ? (
        <>
          <p>
            <b>{t('measured', { distance: sayKm(way.km), side })}</b>
          </p>
          <p className="sub">{t('exact', { m: way.errorM, a: way.pointM, b: way.ownM })}</p>
        </>
      ) : null}
      {way.kind === 'named' ? <p>{t('namedAway', { km: way.km, side })}</p> : null}
      {way.kind === 'near' ? <p>{t('namedNear', { km: way.km })}</p> : null}
      {way.kind === 'unknown' ? <p>{t('namedUnknown')}</p> : null}
    </>
  )
}

function Arrow({ degrees }: { degrees: number }) {
  return (
    <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="none" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M24 6 34 38 24 31 14 38z"
        fill="var(--kesari)"
        stroke="var(--ink)"
        transform={`rotate(${Math.round(degrees)} 24 24)`}
      />
    </svg>
  )
}
