import { type FormEvent, useId, useState } from 'react'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Note } from '#ui/note.tsx'
import type { staffContract } from '../contract.ts'
import styles from './own.module.css'
import { PasswordField } from './password-field.tsx'
import { problemOf } from './second-factor.tsx'
import { ownAccountTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()

type Props = {
  username: string
  /** How many are unused. */
  left: number
  /** Codes just made; shown until the page is left. */
  codes: readonly string[] | undefined
  onCodes: (codes: string[]) => void
}

/** Single-use codes to print, for signing in without the app or while strangers are guessing. */
export function RecoveryCodes({ username, left, codes, onCodes }: Props) {
  const t = useText(ownAccountTexts)
  const heading = useId()
  const [password, setPassword] = useState('')
  const { attempt, error } = useAttempt()
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
      <section className={`stack ${styles.part} ${styles.sheet}`} aria-labelledby={heading}>
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
    <form className={`stack ${styles.part}`} onSubmit={make} noValidate>
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
        onChange={setPassword}
      />
      {problem === 'tooMany' ? <Note kind="err" live="alert" title={t(problem)} /> : null}
      <NotSaved error={problem ? undefined : error} />
      <button type="submit" className="btn btn--main" disabled={!password}>
        {t('makeCodes')}
      </button>
    </form>
  )
}
