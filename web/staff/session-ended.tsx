import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Member } from '#features/staff/contract.ts'
import { staffTexts } from '#features/staff/texts.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { useSignInAgain } from '#kit/web/staff/sign-in-again.ts'
import { SignInForm } from '#kit/web/staff/sign-in-form.tsx'
import { forgetStaff } from '#kit/web/staff/staff-hints.ts'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { consoleTexts } from './texts.ts'

/** When the session has ended, asks to sign in again in a dialog, so that nothing typed on the screen is lost. */
export function SessionEnded({ member }: { member: Member }) {
  const t = useText(consoleTexts)
  const [, go] = useLocation()
  const { isAsked, signedIn, leave } = useSignInAgain()
  useEffect(() => {
    if (isAsked) openDialog('session-ended')
    else closeDialog('session-ended')
  }, [isAsked])
  const goAway = () => {
    leave()
    forgetStaff()
    go(paths.admin())
  }
  return (
    <Dialog id="session-ended" labelledBy="session-ended-title" className="sheet-dialog" dismissable={false}>
      <div className="sheet stack">
        <h2 id="session-ended-title">{t('sessionEnded')}</h2>
        <p>{t('sessionEndedUse')}</p>
        {isAsked ? (
          <SignInForm
            as={member.roles.every(role => role === 'vehicle') ? 'vehicle' : 'admin'}
            words={staffTexts}
            username={member.username}
            onSignedIn={signedIn}
          >
            <button type="button" className="btn btn--quiet" onClick={goAway}>
              {t('leave')}
            </button>
          </SignInForm>
        ) : null}
      </div>
    </Dialog>
  )
}
