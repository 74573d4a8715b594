import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { WithdrawConsent } from '#kit/web/withdraw-consent.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import { withCalls } from '#ui/with-calls.tsx'
import type { Elsewhere, Finished, melaQuizContract, Running } from './contract.ts'
import css from './result.module.css'
import { resultTexts } from './result-texts.ts'
import { melaQuizTexts } from './texts.ts'

const call = client<typeof melaQuizContract>()
const Way = lazyPart(() => import('./way.tsx').then(part => part.Way), {
  meanwhile: <div className={css.art} />,
})
const Review = lazyPart(() => import('./review.tsx').then(part => part.Review))

type Props = {
  known: Exclude<Running | Finished | Elsewhere, Running>
  /** Whether it has just ended; otherwise a note says that this number has played. */
  isNew: boolean
  /** The time ran out on this phone, which is shown before the score. */
  isTimeUp: boolean
  onBest: () => void
  onAnother: () => void
}

/** The score, and the rank on the phone that played. */
export function Result({ known, isNew, isTimeUp, onBest, onAnother }: Props) {
  const t = useText(resultTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const own = 'rank' in known ? known : undefined
  /** False if there is a prize and the fair is not over. */
  const isTold = known.score !== null || ('note' in known && known.note !== 'already-attempted')
  const isPhoneUsed = 'note' in known && known.note === 'device-played'
  return (
    <div className={css.result}>
      <Way />
      {own?.late || isTimeUp ? (
        <Note kind="warn" icon="i-clock" title={t(own?.late ? 'late' : 'timeUp')} />
      ) : null}
      <h2 ref={heading} tabIndex={-1} className={css.sub}>
        {known.score !== null
          ? t('yourScore')
          : isTold
            ? t(isPhoneUsed ? 'devicePlayed' : 'elsewhere')
            : t('toldLater')}
      </h2>
      {known.score === null ? null : (
        <p className={`${css.score} num`}>
          <Ring share={known.score / known.total_questions} />
          <b>{known.score}</b> <span>{`/ ${known.total_questions}`}</span>
        </p>
      )}
      {isTold ? null : <p>{t('toldLaterUse')}</p>}
      {own?.rank ? (
        <p className={css.rank}>
          {own.score ? <Icon name="i-trophy" /> : null}
          <span>{t('rank', { n: own.rank })}</span>
        </p>
      ) : null}
      {own?.rank === null && isTold ? <Note kind="warn" title={withCalls(t('notRanked'))} /> : null}
      {own ? null : <p>{withCalls(t(isPhoneUsed ? 'devicePlayedUse' : 'notYou'))}</p>}
      {isNew || known.score === null ? null : (
        <Note kind="info" icon="i-check">
          <span>{t('already')}</span>
        </Note>
      )}
      {own?.review ? <Review review={own.review} /> : null}
      <button type="button" className="btn btn--quiet" onClick={onAnother}>
        {t('another')}
      </button>
      {own ? (
        <WithdrawConsent
          question={t('withdrawAsk')}
          onWithdraw={async () => {
            await withDevice(() => call('DELETE /api/mela-quiz/attempts/:id', { params: { id: own.id } }))
            showToast(t('withdrawn'))
            onAnother()
          }}
        />
      ) : null}
      <div className="act">
        <Link href={paths.home()} className="btn btn--line">
          {useScreenTitle(paths.home())}
        </Link>
        <button type="button" className="btn btn--main" onClick={onBest}>
          {known.score ? <Icon name="i-trophy" /> : null}
          <span>{useText(melaQuizTexts)('leaderboard')}</span>
        </button>
      </div>
    </div>
  )
}

/** The score as a share of a circle; the text beside it says the same. */
const Ring = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" strokeWidth="6">
    <circle cx="50" cy="50" r="46" stroke="var(--line)" />
    {share > 0 ? (
      <circle
        cx="50"
        cy="50"
        r="46"
        stroke="var(--neel)"
        strokeLinecap="round"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 50 50)"
      />
    ) : null}
  </svg>
)
