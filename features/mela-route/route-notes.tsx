import { dakBamNote, trafficNotes } from '#content/walk.ts'
import { Age } from '#kit/web/age.tsx'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { recordedPart, surveyedStops } from './how-exact.ts'
import { melaRouteLazyTexts } from './lazy-texts.ts'
import type { Walk } from './walk.ts'

/** Notes below the walk: the dak bam, roads closed at earlier fairs, how accurate the drawing is. */
export function RouteNotes({ walk, savedAt }: { walk: Walk; savedAt: number | undefined }) {
  const t = useText(melaRouteLazyTexts)
  const surveyed = surveyedStops(walk)
  const say = useSay()
  const { language } = useLanguage()
  const recorded = recordedPart(walk, language)
  return (
    <>
      <h3>{t('dakBam')}</h3>
      <p>{say(dakBamNote)}</p>
      <h3>{t('closed')}</h3>
      <p>{withCalls(t('closedUse'))}</p>
      <ul>
        {trafficNotes.map(({ text, year, sources }) => (
          <li key={text.en}>
            {say(text)}{' '}
            <small>
              <span>{year ? t('ofYear', { year }) : t('noYear')}</span>{' '}
              <span>{t(sources === 1 ? 'oneSource' : 'twoSources')}</span>
            </small>
          </li>
        ))}
      </ul>
      <h3>{t('drawing')}</h3>
      {recorded ? (
        <p>
          <span>{t('drawingWalked', recorded.values)}</span>{' '}
          <span>{recorded.isWhole ? null : t('drawingGuessed')}</span>
        </p>
      ) : null}
      <p>
        <span>{surveyed ? t('drawingSome', { n: surveyed, all: walk.stops.length }) : null}</span>
        <span>{surveyed || recorded ? null : t('drawingNone')}</span> <span>{t('drawingRest')}</span>
      </p>
      <p>{t('drawingKm')}</p>
      <p>{t('drawingPrivate')}</p>
      <Age at={savedAt} />
    </>
  )
}
