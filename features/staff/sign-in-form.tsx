import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type ApiError, callUrl, client } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { replaceValue } from '#kit/web/query-cache.ts'
import { linkSecret } from '#kit/web/staff/handset-link.ts'
import { rememberStaff } from '#kit/web/staff/staff-hints.ts'
import { withWork } from '#kit/web/work.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { ConsoleKind, Member, staffContract } from './contract.ts'
import styles from './staff.module.css'
import { staffTexts } from './texts.ts'

const call = client<typeof staffContract>()

type Props = {
  as: ConsoleKind
  /** Given when a session has ended and the same person signs in again. */
  username?: string
  onSignedIn: (member: Member) => void
  children?: ReactNode
}

/** User name, password and, if the account has one, the second factor. A refusal keeps the input. */
export function SignInForm({ as, username: given = '', onSignedIn, children }: Props) {
  const t = useText(staffTexts)
  const [username, setUsername] = useState(given)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [code, setCode] = useState<string>()
  const [isRecovering, setRecovering] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState('')
  const [isLimited, setLimited] = useState(false)
  const [isCodeWrong, setCodeWrong] = useState(false)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const recover = () => {
    setRecovering(true)
    setCode('')
    setRefusal('')
    setCodeWrong(false)
    setMissing([])
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const empty = [
      !username.trim() && 'username',
      !password && 'password',
      code?.trim() === '' && 'code',
    ].filter(name => name !== false)
    setMissing(empty)
    setRefusal('')
    setCodeWrong(false)
    if (empty[0]) return showFirstFault(form.current)
    setSending(true)
    try {
      const body = { username, password, as, ...(code && { code }) }
      const link = linkSecret()
      const member = await withWork('sign-in', work =>
        call('POST /api/session', { body: { ...body, ...(work && { work }), ...(link && { link }) } }),
      )
      // A screen that asked earlier still has the answer 'nobody' and would send its reader back here.
      replaceValue(callUrl('GET /api/session'), { staff: member })
      rememberStaff(member)
      onSignedIn(member)
    } catch (error) {
      setRefusal(sentence(error as ApiError))
      setLimited((error as ApiError).code === 'too-many')
      showFirstFault(form.current)
    } finally {
      setSending(false)
    }
  }

  function sentence(error: ApiError): string {
    switch (error.code) {
      case 'code-required':
        setCode('')
        return ''
      case 'invalid-code':
        setCodeWrong(true)
        return ''
      case 'invalid-credentials':
        return t('invalid')
      case 'busy':
        return t('busy')
      case 'too-many':
        // The code was wrong, so the limit on guesses applied.
        setCodeWrong(isRecovering)
        return t('tooMany', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) })
      default:
        if (!error.fields.some(({ path }) => path === 'code')) return t('unexpected')
        setCodeWrong(true)
        return ''
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <TextField
        label={t('username')}
        error={missing.includes('username') ? t('usernameRequired') : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={given !== ''}
        value={username}
        onChange={setUsername}
      />
      <TextField
        label={t('password')}
        error={missing.includes('password') ? t('passwordRequired') : undefined}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <label className="check">
        <input type="checkbox" checked={isShown} onChange={event => setShown(event.target.checked)} />
        {t('showPassword')}
      </label>
      {code === undefined ? null : (
        <TextField
          key={String(isRecovering)}
          label={t(isRecovering ? 'recoveryCode' : 'code')}
          hint={t(isRecovering ? 'recoveryHint' : 'codeHint')}
          error={
            missing.includes('code')
              ? t(isRecovering ? 'recoveryRequired' : 'codeRequired')
              : isCodeWrong
                ? t(isRecovering ? 'invalidRecovery' : 'invalidCode')
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
          onChange={setCode}
        />
      )}
      {refusal ? (
        <Note kind="err" title={refusal} live="alert">
          {isLimited ? <p>{t('askForLink')}</p> : null}
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
