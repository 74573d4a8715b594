import type { ComponentType } from 'react'
import { SignInScreen } from '#features/staff/sign-in-screen.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { StaffListsContext } from '#kit/web/staff/manifest.ts'
import { loadStaffLists } from './staff-manifests.ts'

/** A console screen, given the features' parts. */
const inConsole = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(
    async () => {
      const [Part, lists] = await Promise.all([load(), loadStaffLists()])
      return (props: P) => (
        <StaffListsContext value={lists}>
          <Part {...props} />
        </StaffListsContext>
      )
    },
    { meanwhile: <Loading /> },
  )
const Dashboard = inConsole(() => import('./dashboard-screen.tsx').then(part => part.DashboardScreen))
const Panel = inConsole(() => import('./panel-screen.tsx').then(part => part.PanelScreen))

/** `/admin` and everything below it as one lazy route, so that Home's script refers to only one file. */
export function StaffScreens({ params: { panel } }: ScreenProps) {
  if (!panel) return <SignInScreen />
  return panel === 'dashboard' ? <Dashboard /> : <Panel key={panel} id={panel} />
}
