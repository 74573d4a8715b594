import { Suspense } from 'react'
import { Screen as SignIn } from '#features/staff/sign-in-screen.tsx'
import { useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { Loading } from '#ui/state.tsx'
import { texts } from './texts.ts'

const Dashboard = lazyPart(() => import('./dashboard-screen.tsx').then(part => part.DashboardScreen))
const Panel = lazyPart(() => import('./panel-screen.tsx').then(part => part.PanelScreen))

/** `/admin` and everything below: one line in web/routes.tsx, so that Home pays for one. */
export function Screen({ params: { room } }: ScreenProps) {
  const t = useText(texts)
  if (!room) return <SignIn />
  return (
    <Suspense fallback={<Loading label={t('loading')} />}>
      {room === 'dashboard' ? <Dashboard /> : <Panel key={room} id={room} />}
    </Suspense>
  )
}
