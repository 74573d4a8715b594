import type { Language } from '#common/text.ts'
import { melaRouteTexts } from '#features/mela-route/texts.ts'
import { shortName, type Walk } from '#features/mela-route/walk.ts'
import { planWhole } from '#features/mela-route/whole-plan.ts'
import { guideFileTexts } from './texts.ts'

/** Offset of a stop's name from its spot, in drawing units. */
const beside = {
  right: { x: 12, y: 5, anchor: 'start' },
  low: { x: 12, y: 9, anchor: 'start' },
  above: { x: 4, y: -14, anchor: 'end' },
  below: { x: -36, y: 24, anchor: 'start' },
  goal: { x: 0, y: -44, anchor: 'middle' },
} as const

type Props = { walk: Walk; language: Language }

/** The route as a drawing, with the stops that have room for a name; the same plan as on the Mela Route screen. */
export function WalkDrawing({ walk, language }: Props) {
  const { height, line, rough, stops } = planWhole(walk)
  const named = stops.filter(({ rank }) => rank === 1)
  const last = named.at(-1)
  return (
    <svg
      className="walk"
      viewBox={`0 40 360 ${height - 40}`}
      role="img"
      aria-label={guideFileTexts.drawing[language]}
    >
      <path d="M0 418q90-34 180-6t180-14V502H0z" fill="var(--water)" />
      <path d="M10 196q40 60 60 100t24 70 4 60" fill="none" stroke="var(--water)" strokeWidth="14" />
      <text x="4" y="262" className="far">
        {melaRouteTexts.gandak[language]}
      </text>
      <text x="150" y="446" className="far">
        {melaRouteTexts.ganga[language]}
      </text>
      <path
        d={line}
        fill="none"
        stroke="var(--kesari)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {rough ? (
        <path d={rough} fill="none" stroke="var(--surface)" strokeWidth="6" strokeDasharray="4 8" />
      ) : null}
      {named.map(({ stop, x, y, label }) => (
        <g key={stop.waypoint.order}>
          <circle cx={x} cy={y} r="6" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2.5" />
          <text x={x + beside[label].x} y={y + beside[label].y} textAnchor={beside[label].anchor}>
            {shortName(stop.waypoint.name)[language]}
          </text>
        </g>
      ))}
      {last ? (
        <path
          transform={`translate(${last.x - 14} ${last.y - 40})`}
          d="M4 32V24q4-14 10-20 6 6 10 20v8zM14 4V-2M14-2l7 2.5-7 2.5"
          fill="var(--neel)"
          stroke="var(--neel)"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  )
}
