import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Told } from '#kit/web/outbox/tell-answer.ts'
import { tapAnswerTexts } from '#kit/web/tap-answer-texts.ts'
import { useTapAnswer } from '#kit/web/use-tap-answer.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './answers.module.css'
import { type AnswerCounts, type PlaceAnswer, placeAnswers } from './answers.ts'
import type { Facility } from './contract.ts'
import { hereTexts } from './here-texts.ts'

const allTexts = { ...tapAnswerTexts, ...hereTexts }

/** A tap works or does not; a house is open or closed. */
const breaks: readonly string[] = ['drinking-water', 'toilet', 'bathroom', 'atm']

/** Says with one tap whether a place is there. The answer waits on this phone without a network; another tap changes it. */
export function HereKeys({ place, isNear }: { place: Facility; isNear?: boolean }) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const { id, facility_type, name } = place
  const { answer, told, tell } = useTapAnswer<PlaceAnswer, AnswerCounts>('place-answers', id, {
    kind: 'place-answer',
    call: 'POST /api/facilities/:id/answers',
    id,
    ...(isNear !== undefined && { more: { near: isNear } }),
  })
  const label = (one: PlaceAnswer) => t(one === 'broken' && !breaks.includes(facility_type) ? 'closed' : one)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of the list */}
      <div
        role="group"
        aria-label={`${name[language]}. ${t('question')}`}
        className={`cluster ${styles.answers}`}
      >
        {placeAnswers.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={answer === one}
            className={one === 'here' ? styles.yes : undefined}
            onClick={() => tell(one)}
          >
            {one === 'broken' ? null : <Icon name={one === 'here' ? 'i-check' : 'i-close'} size={20} />}
            <span>{label(one)}</span>
          </button>
        ))}
      </div>
      <p role="status" className={`sub ${styles.thanks}`}>
        {told ? words(told, answer, t) : null}
      </p>
    </>
  )
}

function words(
  { state, reply: counts }: Told<AnswerCounts>,
  answer: PlaceAnswer | undefined,
  t: ReturnType<typeof useText<typeof allTexts>>,
) {
  if (state !== 'sent' || !counts) return t(state)
  const wrong = counts.broken + counts['not-here']
  const total = wrong + counts.here
  return answer === 'here' ? t('found', { n: counts.here, total }) : t('missed', { n: wrong, total })
}
