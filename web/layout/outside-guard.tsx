import { useEffect, useState } from 'react'
import { lazyPart } from '#kit/web/lazy-part.tsx'

const OfflineWay = lazyPart(() => import('./offline-way.tsx').then(part => part.OfflineWay))

/** Without network a link that leaves the guide would end at the browser's error page: a sheet says what helps instead. */
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
