import { useEffect, useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { Asked, Told as ToldAnswer } from '#kit/web/outbox/tell-answer.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './answers.module.css'
import { type AnswerCounts, type PlaceAnswer, placeAnswers } from './answers.ts'
import type { Facility } from './contract.ts'
import { hereTexts } from './here-texts.ts'

/** Local storage key: what this phone answered, by place. */
const storageKey = 'place-answers'
type Told = ToldAnswer<AnswerCounts>
const asked = (id: string, near?: boolean): Asked => ({
  ...{ kind: 'place-answer', call: 'POST /api/facilities/:id/answers', id },
  ...(near !== undefined && { more: { near } }),
})
type Kept = { answer: PlaceAnswer; waits?: boolean }

function keptAnswers(): Record<string, Kept> {
  try {
    return JSON.parse(readStorage(storageKey) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}
const keep = (id: string, kept: Kept) =>
  writeStorage(storageKey, JSON.stringify({ ...keptAnswers(), [id]: kept }))

/** Notes how an answer stands, for the next visit, before it is shown. */
const keeping = (id: string, answer: PlaceAnswer, show: (told: Told) => void) => (told: Told) => {
  keep(id, { answer, ...(told.state === 'waiting' && { waits: true }) })
  show(told)
}

/** A tap works or does not; a house is open or closed. */
const breaks: readonly string[] = ['drinking-water', 'toilet', 'bathroom', 'atm']

/** One tap tells whether a place is there. It waits on this phone without a network; another tap changes it. */
export function HereKeys({ place, isNear }: { place: Facility; isNear?: boolean }) {
  const t = useText(hereTexts)
  const { language } = useLanguage()
  const { id, facility_type, name } = place
  const [kept] = useState(() => keptAnswers()[id])
  const [answer, setAnswer] = useState(kept?.answer)
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    if (!kept?.waits) return
    import('#kit/web/outbox/tell-answer.ts').then(
      ({ followAnswer }) => followAnswer(asked(id), keeping(id, kept.answer, setTold)),
      () => undefined,
    )
  }, [id, kept])
  const tell = async (given: PlaceAnswer) => {
    setAnswer(given)
    setTold({ state: 'sending' })
    try {
      const { tellAnswer } = await import('#kit/web/outbox/tell-answer.ts')
      await tellAnswer(asked(id, isNear), given, keeping(id, given, setTold))
    } catch {
      setTold({ state: 'failed' })
    }
  }
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
  { state, reply: counts }: Told,
  answer: PlaceAnswer | undefined,
  t: ReturnType<typeof useText<typeof hereTexts>>,
) {
  if (state !== 'sent' || !counts) return t(state)
  const wrong = counts.broken + counts['not-here']
  const total = wrong + counts.here
  return answer === 'here' ? t('found', { n: counts.here, total }) : t('missed', { n: wrong, total })
}
