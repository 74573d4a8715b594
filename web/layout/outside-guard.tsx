import { useEffect, useState } from 'react'
import { lazyPart } from '#kit/web/lazy-part.tsx'

const OfflineWay = lazyPart(() => import('./offline-way.tsx').then(part => part.OfflineWay))

/** Without network, an external link opens a sheet with alternatives instead of the browser's error page. */
export function OutsideGuard() {
  const [link, setLink] = useState<HTMLAnchorElement>()
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const tapped = (event.target as Element).closest<HTMLAnchorElement>('a[target=_blank][href^="https:"]')
      if (!tapped || navigator.onLine) return
      event.preventDefault()
      setLink(tapped)
    }
    document.addEventListener('click', guard)
    return () => document.removeEventListener('click', guard)
  }, [])
  return link ? <OfflineWay link={link} onClose={() => setLink(undefined)} /> : null
}
