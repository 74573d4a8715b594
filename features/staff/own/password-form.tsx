import { type FormEvent, useState } from 'react'
import type { ApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { Note } from '#ui/note.tsx'
import type { staffContract } from '../contract.ts'
import { shortestPassword } from '../limits.ts'
import styles from './own.module.css'
import { PasswordField } from './password-field.tsx'
import { ownAccountTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()
type Outcome = 'changed' | 'wrong' | 'tooMany' | 'failed' | 'tooShort'

/** Changes the own password. It asks for the current one, and all other sessions end. */
export function PasswordForm() {
  const t = useText(ownAccountTexts)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (next.length < shortestPassword) {
      setOutcome('tooShort')
      return showFirstFault(form)
    }
    try {
      await call('PUT /api/session/password', { body: { current, next } })
      setOutcome('changed')
      setCurrent('')
      setNext('')
    } catch (error) {
      const { code } = error as ApiError
      setOutcome(code === 'invalid-credentials' ? 'wrong' : code === 'too-many' ? 'tooMany' : 'failed')
      showFirstFault(form)
    }
  }
  const least = { least: shortestPassword }
  return (
    <form className={styles.part} onSubmit={send} noValidate>
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
      {outcome === 'failed' || outcome === 'tooMany' ? (
        <Note kind="err" live="alert" title={t(outcome)} />
      ) : null}
      <button type="submit" className="btn btn--main" disabled={!current || !next}>
        {t('change')}
      </button>
    </form>
  )
}
