import { type FormEvent, useEffect, useRef, useState } from 'react'
import { normalizePhone } from '#common/phone-number.ts'
import { ApiError, client } from '#kit/web/api.tsx'
import { useText } from '#kit/web/language.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { numberLength } from './complaint-kinds.ts'
import style from './complaints.module.css'
import type { ComplaintStatus, contract } from './contract.ts'
import { texts as lookupTexts } from './lookup-texts.ts'
import { SentNumbers } from './sent-numbers.tsx'
import { StatusView } from './status-view.tsx'
import { texts } from './texts.ts'

const allTexts = { ...texts, ...lookupTexts }
const call = client<typeof contract>()
type Problem = 'badNumber' | 'notFound' | 'lookOffline' | 'lookFailed'

/** The status of a complaint, by its number; numbers sent from this phone are offered. `first` is looked up at once. */
export function NumberLookup({ first }: { first: string | undefined }) {
  const t = useText(allTexts)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<ComplaintStatus>()
  const [problem, setProblem] = useState<Problem>()
  const [isAsking, setAsking] = useState(false)
  const look = async (text: string) => {
    // It reads Devanagari digits and drops blanks, as people write numbers down.
    const number = normalizePhone(text) ?? ''
    setFound(undefined)
    if (number.length !== numberLength) return setProblem('badNumber')
    setProblem(undefined)
    setAsking(true)
    try {
      setFound(await call('GET /api/complaints/:number', { params: { number } }))
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setAsking(false)
    }
  }
  const show = (number: string) => {
    setTyped(number)
    look(number)
  }
  const lookUp = useRef(show)
  useEffect(() => {
    if (first) lookUp.current(first)
  }, [first])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(typed)
  }
  return (
    <section className={style.look}>
      <h2>{t('lookTitle')}</h2>
      <SentNumbers onLook={show} />
      <form noValidate onSubmit={submit}>
        <Field label={t('number')} hint={t('numberHint')} error={problem ? t(problem) : undefined}>
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
        <button type="submit" className="btn btn--line" disabled={isAsking}>
          {isAsking ? <i className="spin" /> : <Icon name="i-search" />}
          {t('seeStatus')}
        </button>
      </form>
      <div role="status">{found ? <StatusView complaint={found} /> : null}</div>
    </section>
  )
}
function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'lookFailed'
  if (error.status === 404) return 'notFound'
  return error.status === 0 ? 'lookOffline' : 'lookFailed'
}
