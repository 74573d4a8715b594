import { useLocation } from 'wouter'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'

const Print = lazyPart(() => import('./print/print-screen.tsx').then(part => part.PrintScreen))
const Wall = lazyPart(() => import('./wall/wall-screen.tsx').then(part => part.WallScreen), {
  forEver: true,
})

/** `/print…` and `/wall…` as one lazy route, so that Home's script refers to only one file. */
export function UnframedScreens(props: ScreenProps) {
  const [address] = useLocation()
  return /^\/wall/i.test(address) ? <Wall {...props} /> : <Print {...props} />
}
