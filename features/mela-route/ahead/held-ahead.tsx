import { Age } from '#kit/web/age.tsx'
import { HeldAge } from '#kit/web/held-note.tsx'
import type { FairHold } from '#kit/web/holds.ts'
import { useSay } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './ahead.module.css'
import type { Ahead } from './ahead.ts'
import './closed-ahead.css'
import { useSayDistance } from './say-distance.ts'

/** One hold in its place: what everybody is told, since when, and how old the phone's word of it is. */
export function HeldRow({ row }: { row: Ahead<FairHold> }) {
  const say = useSay()
  const told = useSayDistance(undefined)(row)
  return (
    <li className="ahead-closed">
      <p className={styles.far}>
        {told.big ? <b>{told.big}</b> : null}
        <small>{told.small}</small>
      </p>
      <Icon name="i-hand" size={32} />
      <div>
        <h3>{say(row.what.words)}</h3>
        <HeldAge hold={row.what} />
        <Age at={row.what.toldAt} />
      </div>
    </li>
  )
}
