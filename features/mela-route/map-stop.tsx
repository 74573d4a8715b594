import type { CSSProperties } from 'react'
import { useSay } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { alongLabels } from './along-links.tsx'
import artUrl from './art.svg?url&no-inline'
import styles from './map-stop.module.css'
import { type Stop, shortName } from './walk.ts'
import type { PlannedStop } from './whole-plan.ts'

/** `turn`: on that side the line turns just beside the name. */
type Props = {
  stop: Stop
  style: CSSProperties
  rank?: 1 | 2 | 3
  label: PlannedStop['label']
  turn?: 'left' | 'right' | undefined
}

/** A stop on the drawing: dot, name and icons of the facilities there. Links to its row in the list. */
export function MapStop({ stop, style, rank, label, turn }: Props) {
  const say = useSay()
  const { order, name, near = [] } = stop.waypoint
  const beside = turn && (turn === 'left' ? styles.turnLeft : styles.turnRight)
  const look = [styles[label], beside, !stop.placed && styles.unplaced].filter(Boolean).join(' ')
  return (
    <li data-rank={rank} style={style}>
      <a href={`#stop-${order}`} className={look || undefined}>
        {label === 'goal' ? (
          <svg viewBox="0 0 160 210" aria-hidden="true">
            <use href={`${artUrl}#shikhara`} />
          </svg>
        ) : null}
        <span>
          <bdi>{say(shortName(name))}</bdi>
          {near.length ? (
            <i>
              {near.map(type => (
                <Icon key={type} name={alongLabels[type].icon} size={20} />
              ))}
            </i>
          ) : null}
        </span>
      </a>
    </li>
  )
}
