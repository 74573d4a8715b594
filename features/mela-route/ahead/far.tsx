import styles from './ahead.module.css'
import type { Ahead } from './ahead.ts'
import { useSayDistance } from './say-distance.ts'

/** How far it is to something ahead, at the beginning of its row. With `kmh` also in time. */
export function Far({ row, kmh }: { row: Ahead<unknown>; kmh?: number | undefined }) {
  const { big, small } = useSayDistance(kmh)(row)
  return (
    <p className={styles.far}>
      {big ? <b>{big}</b> : null}
      <small className="sub">{small}</small>
    </p>
  )
}
