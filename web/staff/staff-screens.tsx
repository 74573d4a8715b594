import { type ComponentType, Suspense } from 'react'
import { SignInScreen } from '#features/staff/sign-in-screen.tsx'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.ts'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { StaffListsContext } from '#kit/web/staff/manifest.ts'
import { Loading } from '#ui/state.tsx'
import { loadStaffLists } from './staff-manifests.ts'
import { consoleTexts } from './texts.ts'

/** A screen of the console with what the features bring to it. */
const inConsole = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(async () => {
    const [Part, lists] = await Promise.all([load(), loadStaffLists()])
    return (props: P) => (
      <StaffListsContext value={lists}>
        <Part {...props} />
      </StaffListsContext>
    )
  })
const Dashboard = inConsole(() => import('./dashboard-screen.tsx').then(part => part.DashboardScreen))
const Panel = inConsole(() => import('./panel-screen.tsx').then(part => part.PanelScreen))

/** `/admin` and everything below it, as one lazy route: Home's script names only one file. */
export function StaffScreens({ params: { panel } }: ScreenProps) {
  const t = useText(consoleTexts)
  if (!panel) return <SignInScreen />
  return (
    <Suspense fallback={<Loading label={t('loading')} />}>
      {panel === 'dashboard' ? <Dashboard /> : <Panel key={panel} id={panel} />}
    </Suspense>
  )
}
