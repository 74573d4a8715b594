import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import type { Answers, Finished, melaQuizContract, Running } from './contract.ts'
import { savedAttempt, savePlace } from './saved-attempt.ts'

const call = client<typeof melaQuizContract>()

/**
 * Answers of a running attempt: stored on the phone at once, saved on the server, submitted when done or when the time is over.
 * Once submitted they are sent until the server has them, also after a reload.
 */
export function useAttempt(attempt: Running, onEnd: (finished: Finished, isTimeUp: boolean) => void) {
  const params = { id: attempt.id }
  const [{ answers, at }, setPlace] = useState(() => placeOf(attempt))
  const [isSubmitted, setSubmitted] = useState(() => ownOf(attempt)?.isSubmitted ?? false)
  const [isSending, setSending] = useState(isSubmitted)
  const [hasFailed, setFailed] = useState(false)
  const [isOver, setOver] = useState(false)
  const turn = useRef(Math.max(attempt.turn, ownOf(attempt)?.turn ?? 0))
  const isUnderWay = useRef(false)
  const [end, setEnd] = useState(() => performance.now() + attempt.remaining)

  /** Resolves to the milliseconds left; rejects if the server cannot be reached. */
  const save = async (now: Answers): Promise<number> => {
    turn.current += 1
    const body = { turn: turn.current, answers: now }
    const left = await withDevice(() => call('PUT /api/mela-quiz/attempts/:id/answers', { params, body }))
      .then(said => said.remaining)
      .catch(nothingLeft)
    setEnd(performance.now() + left)
    return left
  }
  const send = async (isTimeUp = false) =>
    onEnd(
      await withDevice(() =>
        call('POST /api/mela-quiz/attempts/:id/submission', { params, body: { answers } }),
      ),
      isTimeUp,
    )
  const tryTo = async (work: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work()
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  // Asks the server, because the phone's clock may be wrong or have stopped while it slept.
  const sendIfOver = async () => {
    const isTrue = (await save(answers)) === 0
    setOver(isTrue)
    if (isTrue || isSubmitted) await send(isTrue)
  }
  const again = () => tryTo(isOver ? sendIfOver : () => send())
  const submit = () => {
    setSending(true)
    if (!isOver) keep({ answers, at, isSubmitted: true })
    again()
  }
  const zero = () => {
    setOver(true)
    setSending(true)
    tryTo(sendIfOver)
  }
  const keep = (now: { answers: Answers; at: number; isSubmitted: boolean }) => {
    setPlace(now)
    setSubmitted(now.isSubmitted)
    savePlace({ id: attempt.id, turn: turn.current, ...now })
  }
  const go = (next: number, now = answers) => keep({ answers: now, at: next, isSubmitted })
  const choose = (option: number) => {
    const now = answers.with(at, option)
    // A failed save stays on the phone and is sent with the next answer.
    save(now).catch(() => undefined)
    go(at, now)
  }
  const look = () => (isSubmitted || hasFailed ? again() : save(answers).catch(() => undefined))
  useLooking(hasFailed, look)
  // A page that was closed or loaded again without network left answers that the server does not have.
  const lookFirst = useEffectEvent(() => ownOf(attempt)?.answers && look())
  useEffect(() => {
    lookFirst()
  }, [])
  return { answers, at, end, isSending, hasFailed, isOver, choose, go, submit, zero }
}

/** Asks the server when the phone wakes up or is online again, and every few seconds after a failure. */
function useLooking(hasFailed: boolean, look: () => void) {
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    const now = () => document.visibilityState === 'visible' && latest.current()
    const timer = hasFailed ? setInterval(now, 3000 + 2000 * Math.random()) : undefined
    document.addEventListener('visibilitychange', now)
    addEventListener('online', now)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', now)
      removeEventListener('online', now)
    }
  }, [hasFailed])
}
function nothingLeft(error: unknown): number {
  if (error instanceof ApiError && error.code === 'time-over') return 0
  throw error
}
const ownOf = (attempt: Running) => {
  const kept = savedAttempt()
  return kept?.id === attempt.id ? kept : undefined
}
/** The phone's own answers are newer than those saved on the server. */
function placeOf(attempt: Running): { answers: Answers; at: number } {
  const own = ownOf(attempt)
  const answers = attempt.answers.map((saved, number) => own?.answers?.[number] ?? saved)
  const open = answers.indexOf(null)
  return { answers, at: own?.at ?? (open < 0 ? answers.length - 1 : open) }
}
