import type { ReactNode } from 'react'
import { Age } from '#kit/web/age.tsx'
import { type Closure, sayClosure } from '#kit/web/closures.ts'
import { HeldAge } from '#kit/web/held-note.tsx'
import type { FairHold } from '#kit/web/holds.ts'
import { useLanguage, useSay } from '#kit/web/language.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { endsOf } from '../closed-parts.ts'
import type { Walk } from '../walk.ts'
import { type Ahead, aheadFrom, type Start } from './ahead.ts'
import { stopErrorM } from './certainty.ts'
import './closed-ahead.css'
import { Far } from './far.tsx'

/** Closed parts of the walk in walking order. */
export const closuresFrom = (
  walk: Walk,
  closures: readonly Closure[],
  start: Start,
  towards: 'temple' | 'back',
): Ahead<Closure>[] => aheadFrom(walk, closures, ({ part }) => spotsOf(walk, part), start, towards)

function spotsOf(walk: Walk, part: Closure['part']) {
  const ends = endsOf(walk, part)
  if (!ends) return []
  const stops = ends.from === ends.to ? [ends.from] : [ends.from, ends.to]
  return stops.map(stop => ({ km: stop.km, errorM: stopErrorM(walk, stop), isNamed: !stop.placed }))
}

/** One closed part in its place: the rule, its time span, who says so, and how old that is. */
export function ClosedRow({ row }: { row: Ahead<Closure> }) {
  const say = useSay()
  const { language, third } = useLanguage()
  const { title, span } = sayClosure(row.what, language, third?.say)
  return (
    <StopRow row={row} icon="i-barrier" title={title} toldAt={row.what.toldAt}>
      <p>{say(row.what.says)}</p>
      <p>{span}</p>
    </StopRow>
  )
}

/** One hold in its place: what everybody reads, and since when. */
export function HeldRow({ row }: { row: Ahead<FairHold> }) {
  const say = useSay()
  return (
    <StopRow row={row} icon="i-hand" title={say(row.what.words)} toldAt={row.what.toldAt}>
      <HeldAge hold={row.what} />
    </StopRow>
  )
}

type StopProps = {
  row: Ahead<unknown>
  icon: IconName
  title: string
  /** Time of the server's answer (ms). */
  toldAt: number | undefined
  children: ReactNode
}
/** Where nobody may go on for now, how far it is, and how old the phone's information is. */
function StopRow({ row, icon, title, toldAt, children }: StopProps) {
  return (
    <li className="ahead-closed">
      <Far row={row} />
      <Icon name={icon} size={32} />
      <div>
        <h3>{title}</h3>
        {children}
        <Age at={toldAt} />
      </div>
    </li>
  )
}
