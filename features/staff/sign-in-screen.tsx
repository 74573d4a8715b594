import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { showToast } from '#ui/toast.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './staff.module.css'
import { texts } from './texts.ts'

/** The staff screen whose link was opened by somebody who was signed out. */
const linkedScreen = (): string | undefined => (history.state as { next?: string } | null)?.next

/** `/admin`. */
export function Screen() {
  const t = useText(texts)
  const [, go] = useLocation()
  const [next, setNext] = useState<string>()
  useEffect(() => setNext(linkedScreen()), [])
  const enter = () => {
    showToast(t('success'))
    go(next ?? paths.dashboard(), { replace: true })
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
