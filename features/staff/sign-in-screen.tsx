import { useLocation } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { showToast } from '#ui/toast.tsx'
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
    <Page icon="i-user" flow>
      <div className={styles.card}>
        <p className={styles.lead}>{t('forStaff')}</p>
        <SignInForm as="admin" onSignedIn={enter} />
      </div>
    </Page>
  )
}
