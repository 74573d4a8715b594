import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import type { ApiError } from '#kit/web/api.ts'
import { showFirstFault } from '#kit/web/draft.ts'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'
import type { staffContract } from '../contract.ts'
import styles from './own.module.css'
import { PasswordField } from './password-field.tsx'
import { ownAccountTexts } from './texts.ts'

const call = staffClient<typeof staffContract>()
type Problem = 'wrong' | 'tooMany' | 'invalidCode'
/** What is said of a refusal; undefined for one that concerns neither password nor code. */
export const problemOf = ({ code }: ApiError): Problem | undefined =>
  code === 'invalid-credentials'
    ? 'wrong'
    : code === 'too-many'
      ? 'tooMany'
      : code === 'invalid-code' || code === 'invalid'
        ? 'invalidCode'
        : undefined

type Props = {
  isOn: boolean
  onChange: () => void
  /** Called with the recovery codes made with a new second factor. */
  onCodes: (codes: string[]) => void
}

/** Sets up or removes the second factor; both ask for the password. */
export function SecondFactor({ isOn, onChange, onCodes }: Props) {
  const t = useText(ownAccountTexts)
  const [password, setPassword] = useState('')
  const [offer, setOffer] = useState<{ secret: string; uri: string }>()
  const [code, setCode] = useState('')
  const { attempt, error, forget } = useAttempt()
  const problem = error && problemOf(error)
  const typing = (set: (typed: string) => void) => (typed: string) => {
    set(typed)
    forget()
  }
  const run = async (event: FormEvent<HTMLFormElement>, work: () => Promise<unknown>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await attempt(work)) showFirstFault(form)
  }
  const begin = async () => {
    setOffer(await call('POST /api/session/second-factor', { body: { password } }))
    setPassword('')
  }
  const remove = async () => {
    await call('DELETE /api/session/second-factor', { body: { password } })
    setPassword('')
    showToast(t('factorGone'))
    onChange()
  }
  const confirm = async () => {
    const { recoveryCodes } = await call('PUT /api/session/second-factor', { body: { code } })
    setOffer(undefined)
    setCode('')
    showToast(t('factorDone'))
    onCodes(recoveryCodes)
  }
  const failure =
    problem === 'tooMany' ? (
      <Note kind="err" live="alert" title={t(problem)} />
    ) : (
      <NotSaved error={problem ? undefined : error} />
    )
  if (offer)
    return (
      <form className={`stack board ${styles.part}`} onSubmit={event => run(event, confirm)} noValidate>
        <h2>{t('factor')}</h2>
        <p>{t('scan')}</p>
        <QrCode text={offer.uri} label={t('qr')} />
        <output className={styles.secret}>{offer.secret.match(/.{1,4}/g)?.join(' ')}</output>
        <TextField
          label={t('code')}
          error={problem === 'invalidCode' ? t('invalidCode') : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          value={code}
          onChange={typing(setCode)}
        />
        {failure}
        <button type="submit" className="btn btn--main" disabled={!code.trim()}>
          {t('confirm')}
        </button>
      </form>
    )
  return (
    <form
      className={`stack board ${styles.part}`}
      onSubmit={event => run(event, isOn ? remove : begin)}
      noValidate
    >
      <h2>{t('factor')}</h2>
      <p className="sub">{t(isOn ? 'factorOn' : 'factorUse')}</p>
      <PasswordField
        label={t('current')}
        error={problem === 'wrong' ? t('wrong') : undefined}
        value={password}
        onChange={typing(setPassword)}
      />
      {failure}
      <button type="submit" className={isOn ? 'btn btn--line' : 'btn btn--main'} disabled={!password}>
        {t(isOn ? 'remove' : 'begin')}
      </button>
    </form>
  )
}

/** A QR code, black on white in both themes, because cameras may not read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
