import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { normalizePhone } from '#common/phone-number.ts'
import { ApiError, client } from '#kit/web/api.ts'
import { withDevice } from '#kit/web/device.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import { onOutbox } from '#kit/web/outbox/outbox.ts'
import { WithdrawConsent } from '#kit/web/withdraw-consent.tsx'
import { withWork } from '#kit/web/work.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { withCalls } from '#ui/with-calls.tsx'
import { numberLength, phoneEndLength, phoneLength, repliesKey, type Sent } from './complaint-kinds.ts'
import style from './complaints.module.css'
import type { ComplaintStatus, complaintsContract } from './contract.ts'
import { complaintsLookupTexts } from './lookup-texts.ts'
import { complaintsTexts } from './texts.ts'

const allTexts = { ...complaintsTexts, ...complaintsLookupTexts }
const call = client<typeof complaintsContract>()
type Problem = 'badNumber' | 'notFound' | 'tooOften' | 'lookOffline' | 'lookFailed' | PhoneProblem
type PhoneProblem = (typeof phoneProblems)[number]
const phoneProblems = ['badEnd', 'badPhone', 'wholePhone'] as const
/** Shown below the field of the phone number; the others below the complaint number. */
const ofPhone: readonly Problem[] = phoneProblems
/** By the secret of a link; or by number, with `phone_end` optional on the phone that sent the complaint. */
type Asked = { secret: string } | { number: string; phone_end?: string }

/** `own`: its secret, if it was sent from this phone, which may withdraw it. */
type Found = { complaint: ComplaintStatus; own: string | undefined }

/** The status of a complaint; those sent from this phone are offered. `first`, a secret or a number, is looked up at once. */
export function NumberLookup({ first }: { first: string | undefined }) {
  const t = useText(allTexts)
  const [typed, setTyped] = useState('')
  const [typedEnd, setTypedEnd] = useState('')
  const [found, setFound] = useState<Found>()
  const { complaint, own } = found ?? {}
  const [problem, setProblem] = useState<Problem>()
  const [needsWhole, setNeedsWhole] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const newest = useRef<Asked>(undefined)
  const look = async (asked: Asked, own?: string) => {
    newest.current = asked
    setFound(undefined)
    setProblem(undefined)
    setAsking(true)
    const answer = await lookUp(asked).catch(problemOf)
    // Another one was asked for meanwhile.
    if (newest.current !== asked) return
    setAsking(false)
    if (typeof answer !== 'string') return setFound({ complaint: answer, own })
    if (answer === 'wholePhone') setNeedsWhole(true)
    setProblem(answer)
  }
  const lookFirst = (asked: string) => {
    if (asked.length > numberLength) return look({ secret: asked })
    setTyped(asked)
    look({ number: asked })
  }
  const latest = useRef(lookFirst)
  useEffect(() => {
    if (first) latest.current(first)
  }, [first])
  const withdraw = async (number: string, secret: string) => {
    await withDevice(() => call('DELETE /api/complaints/status/:secret', { params: { secret } }))
    forgetNumber(number)
    setFound(undefined)
    showToast(t('withdrawn'))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Accepts Devanagari digits and spaces, as people write numbers down.
    const number = normalizePhone(typed) ?? ''
    const phone_end = normalizePhone(typedEnd) ?? ''
    const form = event.currentTarget
    setFound(undefined)
    const isWhole = phone_end.length === phoneLength
    if (number.length !== numberLength) setProblem('badNumber')
    else if (!isWhole && (needsWhole || phone_end.length !== phoneEndLength))
      setProblem(needsWhole ? 'badPhone' : 'badEnd')
    else await look({ number, phone_end })
    showFirstFault(form)
  }
  return (
    <section className={style.look}>
      <h2>{t('lookTitle')}</h2>
      <SentNumbers onLook={secret => look({ secret }, secret)} />
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label={t('number')}
          hint={t('numberHint')}
          error={problem && !ofPhone.includes(problem) ? withCalls(t(problem)) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
          value={typed}
          onChange={setTyped}
        />
        <TextField
          label={t(needsWhole ? 'wholePhoneLabel' : 'phoneEnd')}
          hint={t(needsWhole ? 'wholePhoneHint' : 'phoneEndHint')}
          error={problem && ofPhone.includes(problem) ? t(problem) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
          value={typedEnd}
          onChange={setTypedEnd}
        />
        <button type="submit" className="btn btn--line" disabled={isAsking}>
          {isAsking ? <i className="spin" /> : <Icon name="i-search" />}
          <span>{t('seeStatus')}</span>
        </button>
      </form>
      <div role="status">{complaint ? <StatusView complaint={complaint} /> : null}</div>
      {complaint && own ? (
        <WithdrawConsent
          key={complaint.number}
          question={t('withdrawAsk', { number: complaint.number })}
          onWithdraw={() => withdraw(complaint.number, own)}
        />
      ) : null}
    </section>
  )
}

const lookUp = (asked: Asked): Promise<ComplaintStatus> =>
  'secret' in asked
    ? call('GET /api/complaints/status/:secret', { params: asked })
    : withDevice(() =>
        withWork('complaint', work => call('POST /api/complaints/look-ups', { body: { ...asked, work } })),
      )

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'lookFailed'
  if (error.code === 'whole-phone') return 'wholePhone'
  if (error.status === 404) return 'notFound'
  if (error.status === 429) return 'tooOften'
  return error.status === 0 ? 'lookOffline' : 'lookFailed'
}

/** One complaint: its subject, its status, and what staff answered. */
function StatusView({ complaint }: { complaint: ComplaintStatus }) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const { category, number, status, answer, updated_at } = complaint
  return (
    <div className={style.status}>
      <p>{t('about', { category: t(category), number })}</p>
      <strong>{t(status === 'done' ? 'solved' : status)}</strong>
      {answer ? (
        <p>
          <bdi>{answer}</bdi>
        </p>
      ) : null}
      <p className="tiny">{t('since', { time: sayDayTime(Date.parse(updated_at), language) })}</p>
    </div>
  )
}

/** Numbers of the complaints that this phone has sent, newest first: each can be looked up or forgotten. */
function SentNumbers({ onLook }: { onLook: (secret: string) => void }) {
  const t = useText(complaintsLookupTexts)
  const { replies, forget } = useSentNumbers()
  const [asked, setAsked] = useState<string>()
  if (replies.length === 0) return null
  return (
    <div>
      <h3 className="lab">{t('sentFromHere')}</h3>
      <ul className={style.own}>
        {replies.map(({ number, secret }) => (
          <li key={number}>
            {asked === number ? (
              <>
                <p>{t('forgetAsk', { number })}</p>
                <button type="button" className="btn btn--line btn--s" onClick={() => forget(number)}>
                  {t('forgetYes')}
                </button>
                <button type="button" className="btn btn--quiet btn--s" onClick={() => setAsked(undefined)}>
                  {t('forgetNo')}
                </button>
              </>
            ) : (
              <>
                <button type="button" className="btn btn--line btn--s num" onClick={() => onLook(secret)}>
                  {number}
                </button>
                <button
                  type="button"
                  className="icbtn"
                  aria-label={t('forget', { number })}
                  onClick={() => setAsked(number)}
                >
                  <Icon name="i-trash" size={20} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const listeners = new Set<() => void>()
/** The number of a waiting complaint appears once the outbox has sent it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onOutbox(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
function useSentNumbers() {
  const kept = useSyncExternalStore(
    subscribe,
    () => readStorage(repliesKey),
    () => null,
  )
  const replies = read(kept)
  return {
    replies: replies.map(({ number, secret }) => ({ number: String(number), secret })),
    forget: forgetNumber,
  }
}
/** Removes a number from this phone; the complaint itself stays. */
function forgetNumber(number: string): void {
  const replies = read(readStorage(repliesKey))
  writeStorage(repliesKey, JSON.stringify(replies.filter(reply => String(reply.number) !== number)))
  for (const listener of listeners) listener()
}
function read(kept: string | null): Sent[] {
  try {
    return JSON.parse(kept ?? '[]') as Sent[]
  } catch {
    return []
  }
}
