import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Text } from '#common/text.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { type ApiError, asApiError, callUrl, readJson, request } from '../api.ts'
import { showFirstFault } from '../draft.ts'
import { useSay, useText } from '../language.tsx'
import { replaceValue } from '../query-cache.ts'
import { withWork } from '../work.ts'
import { linkSecret } from './handset-link.ts'
import styles from './sign-in-form.module.css'
import { signInTexts } from './sign-in-texts.ts'
import { rememberStaff, type SignedIn } from './staff-hints.ts'

/** The words in which the console and the parking desk differ. */
type SignInWords = Readonly<{
  usernameRequired: Text
  passwordRequired: Text
  codeRequired: Text
  invalid: Text
  invalidCode: Text
  /** May say `{minutes}`. */
  tooMany: Text
  unexpected: Text
  /** In place of `unexpected` if there is no connection. */
  noServer?: Text
  /** A sentence for the whole form if user name or password is missing. */
  required?: Text
  codeHint?: Text
  /** Without it the password cannot be shown. */
  showPassword?: Text
  /** What else helps after too many tries. */
  askForLink?: Text
}>

type Props = {
  /** The console (`/admin`), or the parking desk (`/admin/vehicle`). */
  as: 'admin' | 'vehicle'
  words: SignInWords
  /** Given when a session has ended and the same person signs in again. */
  username?: string
  onSignedIn: (member: SignedIn) => void
  children?: ReactNode
}

/** Why the sign-in was refused. `minutes`: after too many tries, how long to wait. */
type Refusal = { text: Text; minutes?: number }

/** User name, password and, if the account has one, the second factor. A refusal keeps the input. */
export function SignInForm({ as, words, username: given = '', onSignedIn, children }: Props) {
  const t = useText(signInTexts)
  const say = useSay()
  const [username, setUsername] = useState(given)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [code, setCode] = useState<string>()
  const [isRecovering, setRecovering] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  const [isCodeWrong, setCodeWrong] = useState(false)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isLimited = refusal?.minutes !== undefined

  const recover = () => {
    setRecovering(true)
    setCode('')
    setRefusal(undefined)
    setCodeWrong(false)
    setMissing([])
  }

  /** The change handler of a field: what was wrong with it is no longer said. */
  const typing = (name: string, set: (typed: string) => void) => (typed: string) => {
    set(typed)
    setMissing(known => known.filter(one => one !== name))
    if (name === 'code') setCodeWrong(false)
  }
  const shown: Refusal | undefined =
    words.required && missing.some(name => name !== 'code') ? { text: words.required } : refusal

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const empty = [
      !username.trim() && 'username',
      !password && 'password',
      code?.trim() === '' && 'code',
    ].filter(name => name !== false)
    setMissing(empty)
    setRefusal(undefined)
    if (empty[0]) return showFirstFault(form.current)
    setSending(true)
    try {
      const claim = { username, password, as, ...(code && { code }), link: linkSecret() }
      const answer = await withWork('sign-in', work =>
        request('/api/session', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...claim, work }),
        }),
      )
      const member = await readJson<SignedIn>(answer)
      // A screen that asked earlier still has the answer 'nobody' and would send its reader back here.
      replaceValue(callUrl('GET /api/session'), { staff: member })
      rememberStaff(member)
      onSignedIn(member)
    } catch (error) {
      setRefusal(refusalOf(asApiError(error)))
      showFirstFault(form.current)
    } finally {
      setSending(false)
    }
  }

  function refusalOf(error: ApiError): Refusal | undefined {
    switch (error.code) {
      case 'code-required':
        setCode('')
        return undefined
      case 'invalid-code':
        setCodeWrong(true)
        return undefined
      case 'invalid-credentials':
        return { text: words.invalid }
      case 'busy':
        return { text: signInTexts.busy }
      case 'too-many':
        // The code was wrong, so the limit on guesses applied.
        setCodeWrong(isRecovering)
        return { text: words.tooMany, minutes: Math.ceil((error.retryAfter ?? 60) / 60) }
      case 'offline':
      case 'unavailable':
        return { text: words.noServer ?? words.unexpected }
      default:
        if (!error.fields.some(({ path }) => path === 'code')) return { text: words.unexpected }
        setCodeWrong(true)
        return undefined
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <TextField
        label={t('username')}
        error={missing.includes('username') ? say(words.usernameRequired) : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={given !== ''}
        value={username}
        onChange={typing('username', setUsername)}
      />
      <TextField
        label={t('password')}
        error={missing.includes('password') ? say(words.passwordRequired) : undefined}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        value={password}
        onChange={typing('password', setPassword)}
      />
      {words.showPassword ? (
        <label className="check">
          <input type="checkbox" checked={isShown} onChange={event => setShown(event.target.checked)} />
          {say(words.showPassword)}
        </label>
      ) : null}
      {code === undefined ? null : (
        <TextField
          key={String(isRecovering)}
          label={t(isRecovering ? 'recoveryCode' : 'code')}
          hint={isRecovering ? t('recoveryHint') : words.codeHint && say(words.codeHint)}
          error={
            missing.includes('code')
              ? isRecovering
                ? t('recoveryRequired')
                : say(words.codeRequired)
              : isCodeWrong
                ? isRecovering
                  ? t('invalidRecovery')
                  : say(words.invalidCode)
                : undefined
          }
          className="in num"
          name="code"
          inputMode={isRecovering ? 'text' : 'numeric'}
          autoComplete={isRecovering ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isRecovering ? 30 : 9}
          required
          // The field appears as the next step of signing in.
          autoFocus
          value={code}
          onChange={typing('code', setCode)}
        />
      )}
      {shown ? (
        <Note kind="err" title={say(shown.text).replace('{minutes}', String(shown.minutes))} live="alert">
          {isLimited && words.askForLink ? <p>{say(words.askForLink)}</p> : null}
        </Note>
      ) : null}
      <button type="submit" className="btn btn--main btn--block" disabled={isSending}>
        {isSending ? <i className="spin" aria-hidden="true" /> : null}
        <span>{isSending ? t('loggingIn') : t('login')}</span>
      </button>
      {(code !== undefined || isLimited) && !isRecovering ? (
        <button type="button" className="btn btn--line btn--block" onClick={recover}>
          {t('useRecovery')}
        </button>
      ) : null}
      {children}
    </form>
  )
}
