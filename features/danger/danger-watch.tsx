import { useMemo } from 'react'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { useNow } from '#kit/web/now.ts'
import { current, useDangers } from './use-dangers.ts'

const Banners = lazyPart(() => import('./danger-banners.tsx').then(part => part.DangerBanners))

/** Fetches the confirmed dangers on every visitor screen; the code that shows them is loaded once there is one. */
export function DangerWatch() {
  const now = useNow() ?? 0
  const list = useDangers().value
  const dangers = useMemo(() => current(list, now), [list, now])
  return now && dangers.length ? <Banners dangers={dangers} /> : null
}
