import { useText } from '#web/kit/language.tsx'
import { Page } from '#web/kit/page.tsx'
import { useLocation } from '#web/kit/router.tsx'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './staff.module.css'
import { texts } from './texts.ts'

/** `/admin`. */
export function Screen() {
  const t = useText(texts)
  const [, go] = useLocation()
  const enter = () => {
    showToast(t('success'))
    go(paths.dashboard(), { replace: true })
  }
  return (
    <Page title={t('title')} icon="i-user" flow>
      <div className={styles.door}>
        <p className={styles.lead}>{t('forStaff')}</p>
        <SignInForm as="admin" onSignedIn={enter} />
      </div>
    </Page>
  )
}
