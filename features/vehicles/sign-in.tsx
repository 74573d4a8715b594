import { useEffect, useId } from 'react'
import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { SignInForm } from '#kit/web/staff/sign-in-form.tsx'
import { closeDialog, Dialog, openDialog } from '#ui/dialog.tsx'
import { vehicleSignInTexts, vehiclesTexts } from './texts.ts'
import style from './vehicles.module.css'

const dialog = 'vehicle-sign-in'

/** The browser's Back leaves the screen instead of closing the dialog, because the screen is empty until somebody signs in. */
const leavesScreen = () => false

/** The sign-in dialog. It covers the screen, which keeps its input, and can only be left by going to Home. */
export function SignIn({ isAsked, onSignedIn }: { isAsked: boolean; onSignedIn: () => void }) {
  const t = useText(vehiclesTexts)
  const titleId = useId()
  useEffect(() => {
    if (isAsked) openDialog(dialog)
    else closeDialog(dialog)
  }, [isAsked])
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
        {isAsked ? (
          <div className={style.stack}>
            <SignInForm as="vehicle" words={vehicleSignInTexts} onSignedIn={onSignedIn}>
              <Link href={paths.home()} className="btn btn--quiet btn--block">
                {t('toHome')}
              </Link>
            </SignInForm>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
