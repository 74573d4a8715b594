import { closureTexts } from '#kit/web/closure-texts.ts'
import { type Closure, sayClosure, useClosures } from '#kit/web/closures.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useMapDangers } from '#kit/web/map-dangers.ts'
import { paths } from '#kit/web/paths.ts'
import { endsOf } from './closed-parts.ts'
import { DangerMarks, drawnDangers } from './danger-marks.tsx'
import { PartLines, placeAfter, spotsAlong } from './part-lines.tsx'
import { placeAt } from './strip-map.tsx'
import type { Spot } from './svg-lines.ts'
import type { Walk } from './walk.ts'
import type { WalkPosition } from './walk-position.ts'

type Drawing = {
  walk: Walk
  /** A spot of the drawing for a place on the walk; undefined outside of it. */
  spotOf: (at: WalkPosition) => Spot | undefined
  /** How much of the line is dangerous on both sides, in km on foot. */
  dangerousKm?: number | undefined
}

/** The parts of the line where walkers are warned, and the closed ones. `line`: the path of the whole line. */
export function MarkLines({ walk, spotOf, dangerousKm, line }: Drawing & { line: string }) {
  const dangers = drawnDangers(walk, useMapDangers(), spotOf, dangerousKm)
  const closed = drawnClosures(walk, useClosures(), spotOf)
  return (
    <>
      <PartLines look="closed" parts={closed.map(({ part }) => part)} line={line} />
      <PartLines look="danger" parts={dangers.map(({ part }) => part)} line={line} />
    </>
  )
}

/** The signs of dangers and of closed parts, with the legend of the latter at `keyAt`. */
export function MarkSigns({
  walk,
  spotOf,
  dangerousKm,
  height,
  keyAt,
}: Drawing & { height: number; keyAt: Spot }) {
  const dangers = drawnDangers(walk, useMapDangers(), spotOf, dangerousKm)
  const closed = drawnClosures(walk, useClosures(), spotOf)
  if (dangers.length + closed.length === 0) return null
  return (
    <ul>
      <ClosedMarks drawn={closed} height={height} />
      <DangerMarks drawn={dangers} height={height} />
      {closed.length ? <ClosedKey at={keyAt} height={height} /> : null}
    </ul>
  )
}

/** A closed part on a drawing: its sign in the middle, and spots along it; none along one stop, whose extent is not known. */
type DrawnClosure = { closure: Closure; mark: Spot; part: readonly Spot[] }

/** The closed parts on the way to the temple. `spotOf` gives a spot of the drawing, `undefined` outside of it. */
function drawnClosures(
  walk: Walk,
  closures: readonly Closure[],
  spotOf: (at: WalkPosition) => Spot | undefined,
): DrawnClosure[] {
  return closures.flatMap(closure => {
    const ends = endsOf(walk, closure.part)
    const [from, to] = [ends?.from.km ?? 0, ends?.to.km ?? 0]
    const mark = ends && spotOf(placeAfter(walk, (from + to) / 2))
    return mark ? [{ closure, mark, part: from < to ? spotsAlong(walk, from, to, spotOf) : [] }] : []
  })
}

/** The signs, each a link to the traffic rules. */
function ClosedMarks({ drawn, height }: { drawn: readonly DrawnClosure[]; height: number }) {
  const { language, third } = useLanguage()
  return drawn.map(({ closure, mark }) => (
    <li key={closure.id} style={placeAt(mark, height)} className="route-closed-sign">
      {/* biome-ignore lint/a11y/useAnchorContent: the label is its content */}
      <a href={paths.journey()} aria-label={sayClosure(closure, language, third?.say).title} />
    </li>
  ))
}

/** What the look of a closed part means. */
function ClosedKey({ at, height }: { at: Spot; height: number }) {
  const t = useText(closureTexts)
  return (
    <li className="route-closed-key" style={placeAt(at, height)}>
      {t('legend')}
    </li>
  )
}
