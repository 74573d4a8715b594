import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Icon } from '#ui/icon.tsx'
import { alongLabels } from './along-links.tsx'
import artUrl from './art.svg?url&no-inline'
import type { Waypoint } from './contract.ts'
import { melaRouteTexts } from './texts.ts'
import styles from './walk.module.css'
import type { Stop, Walk } from './walk.ts'

const RouteNotes = lazyPart(() => import('./route-notes.tsx').then(module => module.RouteNotes))

/** From this precision on, in metres, a stop's kilometres are marked as estimated. */
const roughMetres = 1000

/** The walk as a list: every stop in order, with its kilometres if its position is known. */
export function WalkList({ walk, savedAt }: { walk: Walk; savedAt: number | undefined }) {
  const t = useText(melaRouteTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { stops, cityFrom, wayOut } = walk
  const goal = stops.at(-1)
  return (
    <section className={styles.walk}>
      <h2>{t('walk')}</h2>
      <p>{t('length', { km: Math.round(walk.km) })}</p>
      <Stops stops={stops.slice(0, cityFrom)} goal={goal} />
      {cityFrom < stops.length ? (
        <>
          <h3>{t('inCity')}</h3>
          <Stops stops={stops.slice(cityFrom)} goal={goal} />
        </>
      ) : null}
      {wayOut.length ? (
        <>
          <h3>{t('wayOut')}</h3>
          <ol>
            {wayOut.map(waypoint => (
              <Row key={waypoint.order} waypoint={waypoint} />
            ))}
          </ol>
        </>
      ) : null}
      <details onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary className="unfold">
          <Icon name="i-chevron" size={20} className="turns" />
          {t('notes')}
        </summary>
        {isOpen ? <RouteNotes walk={walk} savedAt={savedAt} /> : null}
      </details>
    </section>
  )
}

function Stops({ stops, goal }: { stops: readonly Stop[]; goal: Stop | undefined }) {
  return (
    <ol>
      {stops.map(stop => (
        <Row
          key={stop.waypoint.order}
          waypoint={stop.waypoint}
          km={stop.placed ? Math.round(stop.km) : undefined}
          isGoal={stop === goal}
        />
      ))}
    </ol>
  )
}

type RowProps = { waypoint: Waypoint; km?: number | undefined; isGoal?: boolean }

function Row({ waypoint, km, isGoal }: RowProps) {
  const t = useText(melaRouteTexts)
  const say = useSay()
  const { order, name, near = [], precision_m, order_unsure } = waypoint
  return (
    <li
      id={`stop-${order}`}
      className={isGoal ? styles.goalRow : km === undefined ? styles.between : undefined}
    >
      {km === undefined ? null : <b>{t('km', { km })}</b>}
      {isGoal ? (
        <svg viewBox="0 0 160 210" aria-hidden="true">
          <use href={`${artUrl}#shikhara`} />
        </svg>
      ) : null}
      <span>
        <span>{say(name)}</span>
        {precision_m !== undefined && precision_m >= roughMetres ? <small>{t('estimated')}</small> : null}
        {order_unsure ? <small>{t('orderUnsure')}</small> : null}
      </span>
      {near.length ? (
        <i>
          {near.map(type => (
            <span key={type}>
              <Icon name={alongLabels[type].icon} />
              <span className="hide">{`${say(alongLabels[type].label)} `}</span>
            </span>
          ))}
        </i>
      ) : null}
    </li>
  )
}
