import { useCallback, useEffect, useState } from 'react'
import { ApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { Page } from '#kit/web/page.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { useCloseOnBack } from '#ui/back.ts'
import { Note } from '#ui/note.tsx'
import type { Elsewhere, Finished, melaQuizContract, Running } from './contract.ts'
import { Play } from './play.tsx'
import { Register } from './register.tsx'
import { forgetAttempt, saveAttempt, savedAttempt, stillRunning } from './saved-attempt.ts'
import { melaQuizTexts } from './texts.ts'

const call = client<typeof melaQuizContract>()

const meanwhile = <Loading />
const Result = lazyPart(() => import('./result.tsx').then(part => part.Result), { meanwhile })
const Leaderboard = lazyPart(() => import('./leaderboard.tsx').then(part => part.Leaderboard), { meanwhile })

/** A running attempt, its result, or undefined before the start. */
type Known = Running | Finished | Elsewhere
type Step = 'register' | 'looking' | 'unreachable' | Known

/** `/mela-quiz`: register, quiz, result, leaderboard (specification §2). A closed tab resumes at the same question. */
export function MelaQuizScreen() {
  const t = useText(melaQuizTexts)
  const kit = useText(kitTexts)
  const [step, setStep] = useState<Step>('register')
  const [isNew, setNew] = useState(false)
  const [isTimeUp, setTimeUp] = useState(false)
  const [showsBest, setShowsBest] = useState(false)

  const resume = useCallback(async () => {
    const kept = savedAttempt()
    if (!kept) return
    setStep('looking')
    try {
      const params = { id: kept.id }
      const known = await withDevice(() => call('GET /api/mela-quiz/attempts/:id', { params }))
      saveAttempt(known)
      setStep(known)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404))
        return setStep(stillRunning(kept) ?? 'unreachable')
      forgetAttempt()
      setStep('register')
    }
  }, [])
  useEffect(() => {
    resume()
  }, [resume])
  const isLost = step === 'unreachable'
  useEffect(() => {
    if (!isLost) return
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [isLost, resume])

  const registered = (known: Known) => {
    if ('id' in known) saveAttempt(known)
    setNew(false)
    setStep(known)
  }
  const ended = (finished: Finished, wasTimeUp: boolean) => {
    setTimeUp(wasTimeUp)
    saveAttempt(finished)
    setNew(true)
    setStep(finished)
  }
  const another = () => {
    setTimeUp(false)
    forgetAttempt()
    setStep('register')
  }
  const best = () => setShowsBest(true)
  useCloseOnBack(showsBest, () => setShowsBest(false))
  const rank = typeof step === 'object' && 'rank' in step ? (step.rank ?? undefined) : undefined
  return (
    <Page flow onBack={showsBest ? () => setShowsBest(false) : undefined}>
      {showsBest ? (
        <Leaderboard rank={rank} onBack={() => setShowsBest(false)} />
      ) : step === 'looking' ? (
        <Loading />
      ) : step === 'unreachable' ? (
        <div className="form">
          <Note kind="err" title={t('failed')} live="alert">
            <span>{t('unreachableUse')}</span>
          </Note>
          <button type="button" className="btn btn--main" onClick={resume}>
            {kit('tryAgain')}
          </button>
        </div>
      ) : step === 'register' ? (
        <Register onRegistered={registered} onBest={best} />
      ) : 'state' in step && step.state === 'running' ? (
        <Play key={step.id} attempt={step} onEnd={ended} />
      ) : (
        <Result known={step} isNew={isNew} isTimeUp={isTimeUp} onBest={best} onAnother={another} />
      )}
    </Page>
  )
}
