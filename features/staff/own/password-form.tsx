import { type FormEvent, useState } from 'react'
import { type ApiError, asApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { Note } from '#ui/note.tsx'
import type { staffContract } from '../contract.ts'
import { shortestPassword } from '../limits.ts'
import styles from './own.module.css'
import { PasswordField } from './password-field.tsx'
import { ownAccountTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()
type Outcome = 'changed' | 'wrong' | 'tooMany' | 'noAnswer' | 'tooShort' | ApiError
const outcomes: Record<string, Outcome> = {
  'invalid-credentials': 'wrong',
  'too-many': 'tooMany',
  offline: 'noAnswer',
}

/** Changes your own password: asks for the current one and ends all other sessions. */
export function PasswordForm() {
  const t = useText(ownAccountTexts)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // A second tap would be refused, because the first may already have changed the current password.
    if (isSending) return
    if (next.length < shortestPassword) {
      setOutcome('tooShort')
      return showFirstFault(form)
    }
    setSending(true)
    setOutcome(undefined)
    try {
      await call('PUT /api/session/password', { body: { current, next } })
      setOutcome('changed')
      setCurrent('')
      setNext('')
    } catch (error) {
      const refused = asApiError(error)
      setOutcome(outcomes[refused.code] ?? refused)
      showFirstFault(form)
    } finally {
      setSending(false)
    }
  }
  const least = { least: shortestPassword }
  return (
    <form className={`stack ${styles.part}`} onSubmit={send} noValidate>
      <h2>{t('password')}</h2>
      <PasswordField
        label={t('current')}
        error={outcome === 'wrong' ? t('wrong') : undefined}
        value={current}
        onChange={setCurrent}
      />
      <PasswordField
        label={t('next')}
        hint={t('nextHint', least)}
        error={outcome === 'tooShort' ? t('tooShort', least) : undefined}
        isNew
        value={next}
        onChange={setNext}
      />
      {outcome === 'changed' ? <Note kind="ok" live="status" title={t('changed')} /> : null}
      {outcome === 'noAnswer' || outcome === 'tooMany' ? (
        <Note kind="err" live="alert" title={t(outcome)} />
      ) : null}
      <NotSaved error={typeof outcome === 'object' ? outcome : undefined} />
      <button type="submit" className="btn btn--main" disabled={isSending || !current || !next}>
        {t('change')}
      </button>
    </form>
  )
}
