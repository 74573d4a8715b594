import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { endStaffHere } from '#kit/web/staff/staff-hints.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import type { staffContract } from '../contract.ts'
import styles from './own.module.css'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
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
      <section className={`stack ${styles.part}`}>
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
