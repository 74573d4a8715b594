import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { Finished, Running } from './contract.ts'
import css from './question.module.css'
import { melaQuizTexts } from './texts.ts'
import { useAttempt } from './use-attempt.ts'

/** Counts down to `end` (ms of performance.now) and calls `onZero` once. */
function Timer({ end, onZero }: { end: number; onZero: () => void }) {
  const t = useText(melaQuizTexts)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))
  const zero = useRef(onZero)
  zero.current = onZero
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) zero.current()
  }, [isOver])
  const isLast = seconds <= 60
  return (
    <span className={isLast ? `${css.timer} ${css.last}` : css.timer}>
      <Icon name="i-clock" size={20} />
      <span role="status">{isLast ? t('lastMinute') : <span className="hide">{t('timeLeft')}</span>}</span>
      <span role="timer">{`${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`}</span>
    </span>
  )
}

const two = (count: number) => String(count).padStart(2, '0')

type Props = { attempt: Running; onEnd: (finished: Finished, isTimeUp: boolean) => void }

/** One question at a time; the last one submits. */
export function Play({ attempt, onEnd }: Props) {
  const t = useText(melaQuizTexts)
  const kit = useText(kitTexts)
  const { language } = useLanguage()
  const { answers, at, end, isSending, hasFailed, isOver, choose, go, submit, zero } = useAttempt(
    attempt,
    onEnd,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what moves the focus
  useEffect(() => heading.current?.focus(), [at])
  const shown = attempt.questions[at]
  if (!shown) return null
  const most = answers.length
  const isLast = at === most - 1
  const isAnswered = answers[at] !== null
  const options = language === 'hi' ? shown.optionsHi : shown.options
  const letters = t('letters').split(' ')
  const isShut = isSending || isOver
  // From the last question the button leads to one without an answer.
  const open = answers.findIndex((answer, number) => answer === null && number !== at)
  const after = isLast ? open : at + 1
  return (
    <div className={css.quiz}>
      <div className={`cluster ${css.head} num`}>
        <span>{t('question', { n: at + 1, most })}</span>
        <Timer end={end} onZero={zero} />
      </div>
      <ol className={css.beads} aria-hidden="true">
        {attempt.questions.map(({ id }, number) => (
          <li key={id} className={number === at ? css.now : answers[number] === null ? '' : css.done} />
        ))}
      </ol>
      <h2 ref={heading} id="question" tabIndex={-1} className={css.q}>
        {language === 'hi' ? shown.questionHi : shown.question}
      </h2>
      <fieldset className={css.options} aria-labelledby="question" disabled={isShut}>
        {options.map((option, place) => (
          <label key={option} className={answers[at] === place ? `${css.opt} ${css.chosen}` : css.opt}>
            <input
              className="cover"
              type="radio"
              name={shown.id}
              checked={answers[at] === place}
              onChange={() => choose(place)}
            />
            <span aria-hidden="true">{letters[place]}</span>
            <span>{option}</span>
            <Icon name="i-check" />
          </label>
        ))}
      </fieldset>
      {isOver && !hasFailed ? <Note kind="warn" icon="i-clock" title={t('timeUpNow')} live="alert" /> : null}
      {hasFailed ? (
        <div className={`stack ${css.failed}`}>
          <Note kind="err" title={t('saveFailed')} live="alert">
            <span>{t('saveFailedUse')}</span>
          </Note>
          <Key look="btn--main btn--block" isShut={isSending} onPress={submit}>
            {kit('tryAgain')}
          </Key>
        </div>
      ) : null}
      <div className="act">
        <Key look="btn--line" isShut={at === 0 || isShut} onPress={() => go(at - 1)}>
          {t('previous')}
        </Key>
        <Key look="btn--quiet" isShut={after < 0 || isShut} onPress={() => go(after)}>
          {t('skip')}
        </Key>
        <Key
          look="btn--main"
          isShut={!isAnswered || isShut}
          isOnce={isLast}
          onPress={() => (isLast ? submit() : go(at + 1))}
        >
          {isSending ? t('saving') : t(isLast ? 'submit' : 'next')}
        </Key>
      </div>
    </div>
  )
}

type KeyProps = { look: string; isShut: boolean; isOnce?: boolean; onPress: () => void; children: string }
/** A button that can have the focus even while it is shut, so that a second tap on it does not take the focus away. */
const Key = ({ look, isShut, isOnce, onPress, children }: KeyProps) => (
  <button
    type="button"
    className={`btn ${look} ${css.key}`}
    aria-disabled={isShut}
    data-once={isOnce ? '' : undefined}
    onClick={() => isShut || onPress()}
  >
    {children}
  </button>
)
