import { type FormEvent, useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import type { ApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { signIn } from './session.ts'
import { vehiclesTexts } from './texts.ts'
import style from './vehicles.module.css'

const dialog = 'vehicle-sign-in'
const refusals = {
  'invalid-credentials': 'invalidCredentials',
  'invalid-code': 'invalidCode',
  'too-many': 'tooMany',
  offline: 'noServer',
  unavailable: 'noServer',
  busy: 'busy',
} as const
type Problem = (typeof refusals)[keyof typeof refusals] | 'loginMissing'

/** The browser's Back leaves the screen instead of closing the dialog, because the screen is empty until somebody signs in. */
const leavesScreen = () => false

/** The sign-in dialog. It covers the screen, which keeps its input, and can only be left by going to Home. */
export function SignIn({ isAsked, onSignedIn }: { isAsked: boolean; onSignedIn: () => void }) {
  const t = useText(vehiclesTexts)
  const titleId = useId()
  const [claim, setClaim] = useState({ username: '', password: '' })
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (isAsked) openDialog(dialog)
    else closeDialog(dialog)
  }, [isAsked])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    if (!claim.username.trim() || !claim.password || code?.trim() === '') {
      setProblem('loginMissing')
      return showFirstFault(form)
    }
    setProblem(undefined)
    setSending(true)
    try {
      await signIn({ ...claim, ...(code && { code }) })
      setClaim({ username: '', password: '' })
      setCode(undefined)
      onSignedIn()
    } catch (error) {
      const refusal = (error as ApiError).code
      if (refusal === 'code-required') setCode('')
      else setProblem(refusals[refusal as keyof typeof refusals] ?? 'invalidCredentials')
      showFirstFault(form)
    } finally {
      setSending(false)
    }
  }
  const isMissing = problem === 'loginMissing'
  const codeError =
    problem === 'invalidCode' ? t('invalidCode') : isMissing && !code?.trim() ? t('codeMissing') : undefined
  return (
    <Dialog
      id={dialog}
      labelledBy={titleId}
      className="sheet-dialog"
      dismissable={false}
      mayGoBack={leavesScreen}
    >
      <div className="sheet">
        <h2 id={titleId}>{t('loginTitle')}</h2>
        <p className="sub">{t('loginUse')}</p>
        <form className={style.stack} noValidate onSubmit={send}>
          <TextField
            label={t('username')}
            error={isMissing && !claim.username.trim() ? t('usernameMissing') : undefined}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={claim.username}
            onChange={username => setClaim({ ...claim, username })}
          />
          <TextField
            label={t('password')}
            error={isMissing && !claim.password ? t('passwordMissing') : undefined}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={claim.password}
            onChange={password => setClaim({ ...claim, password })}
          />
          {code === undefined ? null : (
            <TextField
              label={t('code')}
              error={codeError}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              value={code}
              onChange={setCode}
            />
          )}
          {problem && problem !== 'invalidCode' ? <Note kind="err" title={t(problem)} live="alert" /> : null}
          <button type="submit" className="btn btn--main btn--block" disabled={isSending}>
            {isSending ? t('loggingIn') : t('login')}
          </button>
          <Link href={paths.home()} className="btn btn--quiet btn--block">
            {t('toHome')}
          </Link>
        </form>
      </div>
    </Dialog>
  )
}
