import { type FormEvent, useId, useState } from 'react'
import { type ApiError, asApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { endStaffHere } from '#kit/web/staff/staff-hints.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Note } from '#ui/note.tsx'
import type { staffContract } from '../contract.ts'
import { shortestPassword } from '../limits.ts'
import styles from './own.module.css'
import { PasswordField } from './password-field.tsx'
import { problemOf, SecondFactor } from './second-factor.tsx'
import { ownAccountTexts } from './texts.ts'

const useSession = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Staff console: your own password, second factor, recovery codes, and signing out everywhere. */
export function OwnAccountPanel() {
  const t = useText(ownAccountTexts)
  const { value, refresh } = useSession('GET /api/session', {})
  const [codes, setCodes] = useState<readonly string[]>()
  const { attempt, error } = useAttempt()
  const showCodes = (made: readonly string[]) => {
    setCodes(made)
    refresh()
  }
  const leave = () =>
    attempt(async () => {
      await call('DELETE /api/session', { query: { everywhere: 'true' } })
      endStaffHere()
      location.assign('/')
    })
  return (
    <div className={`stack ${styles.panel}`}>
      <PasswordForm />
      {value?.staff ? (
        <>
          <SecondFactor isOn={value.staff.hasSecondFactor} onCodes={showCodes} onChange={refresh} />
          <RecoveryCodes
            username={value.staff.username}
            left={value.staff.recoveryCodes}
            codes={codes}
            onCodes={showCodes}
          />
        </>
      ) : null}
      <section className={`stack board ${styles.part}`}>
        <h2>{t('everywhere')}</h2>
        <p className="sub">{t('everywhereUse')}</p>
        <NotSaved error={error} what={t('notEverywhere')} />
        <button type="button" className="btn btn--line" onClick={leave}>
          {t('everywhere')}
        </button>
      </section>
    </div>
  )
}

type Outcome = 'changed' | 'wrong' | 'tooMany' | 'noAnswer' | 'tooShort' | ApiError
const outcomes: Record<string, Outcome> = {
  'invalid-credentials': 'wrong',
  'too-many': 'tooMany',
  offline: 'noAnswer',
}

/** Changes your own password: asks for the current one and ends all other sessions. */
function PasswordForm() {
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
  const typing = (set: (typed: string) => void) => (typed: string) => {
    set(typed)
    setOutcome(undefined)
  }
  const least = { least: shortestPassword }
  return (
    <form className={`stack board ${styles.part}`} onSubmit={send} noValidate>
      <h2>{t('password')}</h2>
      <PasswordField
        label={t('current')}
        error={outcome === 'wrong' ? t('wrong') : undefined}
        value={current}
        onChange={typing(setCurrent)}
      />
      <PasswordField
        label={t('next')}
        hint={t('nextHint', least)}
        error={outcome === 'tooShort' ? t('tooShort', least) : undefined}
        isNew
        value={next}
        onChange={typing(setNext)}
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

type Props = {
  username: string
  /** How many are unused. */
  left: number
  /** Codes just made; shown until the page is left. */
  codes: readonly string[] | undefined
  onCodes: (codes: string[]) => void
}

/** Single-use codes to print, for signing in without the app or while strangers are guessing. */
function RecoveryCodes({ username, left, codes, onCodes }: Props) {
  const t = useText(ownAccountTexts)
  const heading = useId()
  const [password, setPassword] = useState('')
  const { attempt, error, forget } = useAttempt()
  const problem = error && problemOf(error)
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refused = await attempt(async () => {
      onCodes((await call('POST /api/session/recovery-codes', { body: { password } })).recoveryCodes)
      setPassword('')
    })
    if (refused) showFirstFault(form)
  }
  if (codes)
    return (
      <section className={`stack board ${styles.part} ${styles.sheet}`} aria-labelledby={heading}>
        <h2 id={heading}>{t('codesOf', { name: username })}</h2>
        <Note kind="warn" live="alert" title={t('codesOnce')}>
          <p>{t('codesKeep')}</p>
        </Note>
        <ol className={styles.codes}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className="sub">{t('recoveryUse')}</p>
        <button type="button" className="btn btn--main" onClick={() => print()}>
          {t('printCodes')}
        </button>
      </section>
    )
  return (
    <form className={`stack board ${styles.part}`} onSubmit={make} noValidate>
      <h2>{t('recovery')}</h2>
      <p className="sub">{t('recoveryUse')}</p>
      {left === 0 ? (
        <Note kind="warn" title={t('recoveryNone')} />
      ) : (
        <p>{t('recoveryLeft', { count: left })}</p>
      )}
      <PasswordField
        label={t('current')}
        error={problem === 'wrong' ? t('wrong') : undefined}
        value={password}
        onChange={typed => {
          forget()
          setPassword(typed)
        }}
      />
      {problem === 'tooMany' ? <Note kind="err" live="alert" title={t(problem)} /> : null}
      <NotSaved error={problem ? undefined : error} />
      <button type="submit" className="btn btn--main" disabled={!password}>
        {t('makeCodes')}
      </button>
    </form>
  )
}
