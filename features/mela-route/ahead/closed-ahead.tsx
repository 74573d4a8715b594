import { Age } from '#kit/web/age.tsx'
import { type Closure, sayClosure } from '#kit/web/closures.ts'
import { useLanguage, useSay } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { endsOf } from '../closed-parts.ts'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { type Ahead, aheadOf, type Start } from './ahead.ts'
import { stopErrorM } from './certainty.ts'
import './closed-ahead.css'
import { useSayDistance } from './say-distance.ts'

/** Closed parts of the walk in walking order. One begins at the first of its ends that is ahead. */
export function closuresFrom(
  walk: Walk,
  closures: readonly Closure[],
  start: Start,
  towards: 'temple' | 'back',
): Ahead<Closure>[] {
  const rows = closures.flatMap(closure => {
    const ends = endsOf(walk, closure.part)
    if (!ends) return []
    const stops = ends.from === ends.to ? [ends.from] : [ends.from, ends.to]
    const all = stops.flatMap(stop => {
      const spot = { km: stop.km, errorM: stopErrorM(walk, stop), isNamed: !stop.placed }
      return aheadOf(walk, closure, spot, start, towards) ?? []
    })
    const [first] = all.toSorted((a, b) => a.km - b.km)
    if (!first) return []
    // Whoever is between its two ends stands in it.
    return [stops.length > all.length ? { ...first, km: 0, basis: 'about' as const, isAround: true } : first]
  })
  return rows.toSorted((a, b) => a.km - b.km)
}

/** One closed part in its place: what holds there, from when until when, who says so, and how old that is. */
export function ClosedRow({ row }: { row: Ahead<Closure> }) {
  const say = useSay()
  const { language, third } = useLanguage()
  const told = useSayDistance(undefined)(row)
  const { title, span } = sayClosure(row.what, language, third?.say)
  return (
    <li className="ahead-closed">
      <p className={styles.far}>
        {told.big ? <b>{told.big}</b> : null}
        <small>{told.small}</small>
      </p>
      <Icon name="i-barrier" size={32} />
      <div>
        <h3>{title}</h3>
        <p>{say(row.what.says)}</p>
        <p>{span}</p>
        <Age at={row.what.toldAt} />
      </div>
    </li>
  )
}
