import { closureTexts } from '#kit/web/closure-texts.ts'
import { type Closure, sayClosure } from '#kit/web/closures.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { endsOf } from './closed-parts.ts'
import { placeAfter, spotsAlong } from './part-lines.tsx'
import { placeAt } from './strip-map.tsx'
import type { Spot } from './svg-lines.ts'
import type { Walk } from './walk.ts'
import type { WalkPosition } from './walk-position.ts'

/** A closed part on a drawing: its sign in the middle, and spots along it; none along one stop, whose extent is not known. */
export type DrawnClosure = { closure: Closure; mark: Spot; part: readonly Spot[] }

/** The closed parts on the way to the temple. `spotOf` gives a spot of the drawing, `undefined` outside of it. */
export function drawnClosures(
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

/** The signs, each a link to the rules of the traffic. */
export function ClosedMarks({ drawn, height }: { drawn: readonly DrawnClosure[]; height: number }) {
  const { language, third } = useLanguage()
  return drawn.map(({ closure, mark }) => (
    <li key={closure.id} style={placeAt(mark, height)} className="route-closed-sign">
      {/* biome-ignore lint/a11y/useAnchorContent: the label is its content */}
      <a href={paths.journey()} aria-label={sayClosure(closure, language, third?.say).title} />
    </li>
  ))
}

/** What the look of a closed part means. */
export function ClosedKey({ at, height }: { at: Spot; height: number }) {
  const t = useText(closureTexts)
  return (
    <li className="route-closed-key" style={placeAt(at, height)}>
      {t('legend')}
    </li>
  )
}
