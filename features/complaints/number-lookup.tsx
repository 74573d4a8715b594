import { type FormEvent, useEffect, useRef, useState } from 'react'
import { normalizePhone } from '#common/phone-number.ts'
import { ApiError, client } from '#kit/web/api.tsx'
import { withDevice } from '#kit/web/device.tsx'
import { showFirstFault } from '#kit/web/draft.tsx'
import { useText } from '#kit/web/language.tsx'
import { withWork } from '#kit/web/work.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import { numberLength, phoneEndLength } from './complaint-kinds.ts'
import style from './complaints.module.css'
import type { ComplaintStatus, contract } from './contract.ts'
import { texts as lookupTexts } from './lookup-texts.ts'
import { SentNumbers } from './sent-numbers.tsx'
import { StatusView } from './status-view.tsx'
import { texts } from './texts.ts'

const allTexts = { ...texts, ...lookupTexts }
const call = client<typeof contract>()
type Problem = 'badNumber' | 'badEnd' | 'notFound' | 'tooOften' | 'lookOffline' | 'lookFailed'
/** By the secret of a link; or by number, where `phone_end` may be left out on the phone that sent the complaint. */
type Asked = { secret: string } | { number: string; phone_end?: string }

/** The status of a complaint; those sent from this phone are offered. `first`, a secret or a number, is looked up at once. */
export function NumberLookup({ first }: { first: string | undefined }) {
  const t = useText(allTexts)
  const [typed, setTyped] = useState('')
  const [typedEnd, setTypedEnd] = useState('')
  const [found, setFound] = useState<ComplaintStatus>()
  const [problem, setProblem] = useState<Problem>()
  const [isAsking, setAsking] = useState(false)
  const look = async (asked: Asked) => {
    setFound(undefined)
    setProblem(undefined)
    setAsking(true)
    try {
      setFound(await lookUp(asked))
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setAsking(false)
    }
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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It reads Devanagari digits and drops blanks, as people write numbers down.
    const number = normalizePhone(typed) ?? ''
    const phone_end = normalizePhone(typedEnd) ?? ''
    const form = event.currentTarget
    setFound(undefined)
    if (number.length !== numberLength) setProblem('badNumber')
    else if (phone_end.length !== phoneEndLength) setProblem('badEnd')
    else await look({ number, phone_end })
    showFirstFault(form)
  }
  return (
    <section className={style.look}>
      <h2>{t('lookTitle')}</h2>
      <SentNumbers onLook={({ number, secret }) => look(secret ? { secret } : { number })} />
      <form noValidate onSubmit={submit}>
        <Field
          label={t('number')}
          hint={t('numberHint')}
          error={problem && problem !== 'badEnd' ? withCalls(t(problem)) : undefined}
        >
          {control => (
            <input
              {...control}
              className="in num"
              inputMode="numeric"
              autoComplete="off"
              maxLength={16}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('phoneEnd')}
          hint={t('phoneEndHint')}
          error={problem === 'badEnd' ? t('badEnd') : undefined}
        >
          {control => (
            <input
              {...control}
              className="in num"
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              value={typedEnd}
              onChange={event => setTypedEnd(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="btn btn--line" disabled={isAsking}>
          {isAsking ? <i className="spin" /> : <Icon name="i-search" />}
          {t('seeStatus')}
        </button>
      </form>
      <div role="status">{found ? <StatusView complaint={found} /> : null}</div>
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
  if (error.status === 404) return 'notFound'
  if (error.status === 429) return 'tooOften'
  return error.status === 0 ? 'lookOffline' : 'lookFailed'
}
