import { useSay, useText } from '#kit/web/language.tsx'
import type { MapDanger } from '#kit/web/map-dangers.ts'
import { Icon } from '#ui/icon.tsx'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { type Ahead, aheadOf, type Start, spotAt } from './ahead.ts'
import { useSayDistance } from './say-distance.ts'
import { aheadTexts } from './texts.ts'

/** Dangers on the walk in walking order. One between two stops begins at the first of them that is ahead. */
export function dangersFrom(
  walk: Walk,
  dangers: readonly MapDanger[],
  start: Start,
  towards: 'temple' | 'back',
): Ahead<MapDanger>[] {
  const rows = dangers.flatMap(danger => {
    const spots = danger.points.flatMap(point => spotAt(walk, point, danger.precision_m ?? undefined) ?? [])
    const all = spots.flatMap(spot => aheadOf(walk, danger, spot, start, towards) ?? [])
    const [first] = all.toSorted((a, b) => a.km - b.km)
    if (!first) return []
    // Whoever is between its two stops stands in it.
    return [spots.length > all.length ? { ...first, km: 0, isAround: true } : first]
  })
  return rows.toSorted((a, b) => a.km - b.km)
}

/** One danger in its place: what it is and what to do; nobody is navigated to it. */
export function DangerRow({ row }: { row: Ahead<MapDanger> }) {
  const say = useSay()
  const t = useText(aheadTexts)
  const told = useSayDistance(undefined)(row)
  return (
    <li className={styles.danger}>
      <p className={styles.far}>
        {told.big ? <b>{told.big}</b> : null}
        <small>{told.small}</small>
      </p>
      <Icon name="l-danger" size={32} />
      <div>
        <h3>
          <span className="hide">{`${t('danger')}: `}</span>
          {say(row.what.name)}
        </h3>
        <p>{say(row.what.advice)}</p>
      </div>
    </li>
  )
}
