import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Role } from '#common/permissions.ts'
import { useText } from '#kit/web/language.tsx'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { SignInForm } from '#kit/web/staff/sign-in-form.tsx'
import type { SignedIn } from '#kit/web/staff/staff-hints.ts'
import { showToast } from '#ui/toast.ts'
import styles from './staff.module.css'
import { staffTexts } from './texts.ts'

/** The first screen for somebody's roles; whoever has more than one kind of work starts at the dashboard or their cases. */
export function firstScreen(roles: SignedIn['roles']): string {
  const works = new Set(roles.map(role => work[role]))
  const [only] = works
  if (only && works.size === 1) return only
  return works.has(cases) && !roles.includes('admin') ? cases : paths.dashboard()
}
const cases = paths.staffPanel('cases')
const work: Readonly<Record<Role, string>> = {
  admin: paths.dashboard(),
  'crowd-reporter': paths.staffPanel('crowd-status'),
  'queue-reporter': paths.staffPanel('queue'),
  'help-desk': cases,
  'missing-person-desk': cases,
  'photo-moderator': paths.staffPanel('photos'),
  'content-editor': paths.staffPanel('places'),
  surveyor: paths.staffPanel('survey'),
  viewer: paths.dashboard(),
  vehicle: paths.vehicleAdmin(),
}

/** The staff screen whose link was opened while signed out. */
const linkedScreen = (): string | undefined => (history.state as { next?: string } | null)?.next

/** `/admin`. */
export function SignInScreen() {
  const t = useText(staffTexts)
  const [, go] = useLocation()
  const [next, setNext] = useState<string>()
  useEffect(() => setNext(linkedScreen()), [])
  const enter = ({ roles }: SignedIn) => {
    showToast(t('success'))
    go(next ?? firstScreen(roles), { replace: true })
  }
  return (
    <Page icon="i-user" flow>
      <div className={styles.card}>
        <p className="quiet">{t('forStaff')}</p>
        <SignInForm as="admin" words={staffTexts} onSignedIn={enter} />
      </div>
    </Page>
  )
}
