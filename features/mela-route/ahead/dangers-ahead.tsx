import { useSay, useText } from '#kit/web/language.tsx'
import type { MapDanger } from '#kit/web/map-dangers.ts'
import { Icon } from '#ui/icon.tsx'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { type Ahead, aheadFrom, type Start, spotAt } from './ahead.ts'
import { Far } from './far.tsx'
import { aheadTexts } from './texts.ts'

/** Dangers on the walk in walking order; one between two stops is at both. */
export const dangersFrom = (
  walk: Walk,
  dangers: readonly MapDanger[],
  start: Start,
  towards: 'temple' | 'back',
): Ahead<MapDanger>[] =>
  aheadFrom(
    walk,
    dangers,
    ({ points, precision_m }) => points.flatMap(point => spotAt(walk, point, precision_m ?? undefined) ?? []),
    start,
    towards,
  )

/** One danger in its place: what it is and what to do; nobody is navigated to it. */
export function DangerRow({ row }: { row: Ahead<MapDanger> }) {
  const say = useSay()
  const t = useText(aheadTexts)
  return (
    <li className={styles.danger}>
      <Far row={row} />
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
