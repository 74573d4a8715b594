import { fill, type Language } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import { dakBamNote, trafficNotes } from '#content/walk.ts'
import { recordedPart, surveyedStops } from '#features/mela-route/how-exact.ts'
import { melaRouteLazyTexts } from '#features/mela-route/lazy-texts.ts'
import { melaRouteTexts } from '#features/mela-route/texts.ts'
import { measureWalk } from '#features/mela-route/walk.ts'
import { withCalls } from '#ui/with-calls.tsx'
import type { GuideRows } from './guide-rows.ts'
import { WalkDrawing } from './walk-drawing.tsx'

/** With this precision (m) or worse, a stop's kilometres are marked as estimated, as on the Mela Route screen. */
const roughMetres = 1000

type Props = Pick<GuideRows, 'waypoints' | 'line'> & { language: Language }

/** The route: drawing, stops in order with kilometres if their position is known, the way out, closed roads. */
export function WalkSection({ waypoints, line, language }: Props) {
  const walk = measureWalk(waypoints, temple, line)
  if (!walk) return <p>{withCalls(melaRouteTexts.noMapHelp[language])}</p>
  const surveyed = surveyedStops(walk)
  const recorded = recordedPart(walk, language)
  return (
    <>
      <p>{fill(melaRouteTexts.length, language, { km: Math.round(walk.km) })}</p>
      <WalkDrawing walk={walk} language={language} />
      <ol className="list">
        {walk.stops.map(({ waypoint, placed, km }) => (
          <li key={waypoint.order} className="stop">
            <div>
              <b>{waypoint.name[language]}</b>
              {waypoint.order_unsure ? <p className="small">{melaRouteTexts.orderUnsure[language]}</p> : null}
              {placed && (waypoint.precision_m ?? 0) >= roughMetres ? (
                <p className="small">{melaRouteTexts.estimated[language]}</p>
              ) : null}
            </div>
            {placed ? <span>{fill(melaRouteTexts.km, language, { km: Math.round(km) })}</span> : null}
          </li>
        ))}
        {walk.wayOut.map(({ order, name }) => (
          <li key={order}>
            {melaRouteTexts.wayOut[language]}: <b>{name[language]}</b>
          </li>
        ))}
      </ol>
      <p>{dakBamNote[language]}</p>
      <h3>{melaRouteLazyTexts.closed[language]}</h3>
      <p>{withCalls(melaRouteLazyTexts.closedUse[language])}</p>
      <ul className="tips not">
        {trafficNotes.map(({ text, year }) => (
          <li key={text.en}>
            {year ? fill(melaRouteLazyTexts.ofYear, language, { year }) : melaRouteLazyTexts.noYear[language]}{' '}
            {text[language]}
          </li>
        ))}
      </ul>
      {recorded ? (
        <p className="small">
          {fill(melaRouteLazyTexts.drawingWalked, language, recorded.values)}{' '}
          {recorded.isWhole ? null : melaRouteLazyTexts.drawingGuessed[language]}
        </p>
      ) : null}
      <p className="small">
        {surveyed
          ? fill(melaRouteLazyTexts.drawingSome, language, { n: surveyed, all: walk.stops.length })
          : null}
        {surveyed || recorded ? null : melaRouteLazyTexts.drawingNone[language]}{' '}
        {melaRouteLazyTexts.drawingRest[language]}
      </p>
    </>
  )
}
