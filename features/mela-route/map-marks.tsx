import { useClosures } from '#kit/web/closures.tsx'
import { useMapDangers } from '#kit/web/map-dangers.tsx'
import { ClosedKey, ClosedMarks, drawnClosures } from './closed-marks.tsx'
import { DangerMarks, drawnDangers } from './danger-marks.tsx'
import { PartLines } from './part-lines.tsx'
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

/** The parts of the line where walkers are warned, and those that are closed. `line`: the path of the whole line. */
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

/** The signs of dangers and of closed parts, with what the line of the latter means, at `keyAt`. */
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
