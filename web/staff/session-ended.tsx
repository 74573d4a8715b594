import { useEffect } from 'react'
import type { Member } from '#features/staff/contract.ts'
import { SignInForm } from '#features/staff/sign-in-form.tsx'
import { useText } from '#web/kit/language.tsx'
import { useLocation } from '#web/kit/router.tsx'
import { useSignInAgain } from '#web/kit/staff/sign-in-again.tsx'
import { forgetStaff } from '#web/kit/staff/staff-hints.tsx'
import { paths } from '#web/paths.ts'
import { closeDialog, Dialog, openDialog } from '#web/ui/dialog.tsx'
import { texts } from './texts.ts'

/** Asks to sign in again over what is on the screen, so that nothing typed is lost when a session ends meanwhile. */
export function SessionEnded({ member }: { member: Member }) {
  const t = useText(texts)
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
          <SignInForm as={member.roles[0] ?? 'admin'} username={member.username} onSignedIn={signedIn}>
            <button type="button" className="btn btn--quiet" onClick={goAway}>
              {t('leave')}
            </button>
          </SignInForm>
        ) : null}
      </div>
    </Dialog>
  )
}
