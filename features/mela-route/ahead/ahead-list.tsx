import { useState } from 'react'
import { areaFromMetres } from '#common/distance.ts'
import { directionsUrl } from '#common/map-url.ts'
import type { Closure } from '#kit/web/closures.ts'
import type { FairHold } from '#kit/web/holds.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import type { MapDanger } from '#kit/web/map-dangers.ts'
import { OutsideLink } from '#kit/web/outside-link.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import styles from './ahead.module.css'
import { type Ahead, nextOfEach } from './ahead.ts'
import { type AheadType, aheadTypes } from './ahead-types.ts'
import { ClosedRow, HeldRow } from './closed-ahead.tsx'
import type { PlaceAhead } from './contract.ts'
import { DangerRow } from './dangers-ahead.tsx'
import { Far } from './far.tsx'
import { aheadTexts } from './texts.ts'

const kinds: Record<AheadType, { icon: IconName; word: 'water' | 'toilet' | 'doctor' | 'camp' }> = {
  'drinking-water': { icon: 'i-water', word: 'water' },
  toilet: { icon: 'i-toilet', word: 'toilet' },
  'health-centre': { icon: 'i-health', word: 'doctor' },
  shivir: { icon: 'i-shivir', word: 'camp' },
}
type Props = {
  rows: readonly Ahead<PlaceAhead>[]
  dangers: readonly Ahead<MapDanger>[]
  closures: readonly Ahead<Closure>[]
  holds: readonly Ahead<FairHold>[]
  kmh: number | undefined
}

/** The next place of each kind in walking order, or everything, with dangers, closed parts and holds in their place among them. */
export function AheadList({ rows, dangers, closures, holds, kmh }: Props) {
  const t = useText(aheadTexts)
  const [isAll, setAll] = useState(false)
  const next = nextOfEach(rows)
  const shown = isAll ? rows : next
  const inOrder: Ahead<PlaceAhead | MapDanger | Closure | FairHold>[] = [
    ...holds,
    ...closures,
    ...dangers,
    ...shown,
  ].toSorted((a, b) => a.km - b.km)
  const missing = aheadTypes.filter(type => !next.some(({ what }) => what.type === type))
  return (
    <>
      {rows.length === 0 ? <p className={`sub ${styles.note}`}>{withCalls(t('noneAhead'))}</p> : null}
      <ol className={styles.rows}>
        {inOrder.map(row =>
          'since' in row.what ? (
            <HeldRow key={row.what.id} row={row as Ahead<FairHold>} />
          ) : 'advice' in row.what ? (
            <DangerRow key={row.what.id} row={row as Ahead<MapDanger>} />
          ) : 'part' in row.what ? (
            <ClosedRow key={row.what.id} row={row as Ahead<Closure>} />
          ) : (
            <PlaceRow
              key={`${row.what.type} ${row.what.name.en} ${row.what.address.en}`}
              row={row as Ahead<PlaceAhead>}
              kmh={kmh}
            />
          ),
        )}
      </ol>
      {rows.length && missing.length ? (
        <p className={`sub ${styles.note}`}>
          {t('noneOf', { kinds: missing.map(type => t(kinds[type].word)).join(', ') })}
        </p>
      ) : null}
      {rows.length > next.length ? (
        <button type="button" className="btn btn--quiet btn--block" onClick={() => setAll(!isAll)}>
          {t(isAll ? 'firstOnly' : 'all')}
        </button>
      ) : null}
    </>
  )
}

function PlaceRow({ row, kmh }: { row: Ahead<PlaceAhead>; kmh: number | undefined }) {
  const t = useText(aheadTexts)
  const say = useSay()
  const { what, stop } = row
  const { icon, word } = kinds[what.type]
  const { position, precision_m } = what
  const hasGoal = position && precision_m !== undefined && precision_m < areaFromMetres
  const name = say(what.name)
  return (
    <li>
      <Far row={row} kmh={kmh} />
      <Icon name={icon} size={32} />
      <div>
        <h3>
          <span className="hide">{`${t(word)}: `}</span>
          {name}
        </h3>
        <p>{say(what.address)}</p>
        <p>{t(row.isNamed ? 'at2' : 'after', { place: say(stop.waypoint.name) })}</p>
      </div>
      {hasGoal ? (
        <OutsideLink href={directionsUrl(position, 'walking')} className={styles.go} mark={false}>
          <Icon name="i-navigate" />
          <span className="hide">{`${t('way')}: ${name}`}</span>
        </OutsideLink>
      ) : null}
    </li>
  )
}
