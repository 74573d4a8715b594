import { useEffect, useState } from 'react'
import { retry } from '#kit/web/lazy-part.tsx'

type DangerMarks = typeof import('./danger-marks.tsx')

/** What draws dangers on the map of the whole walk, loaded once there is one; undefined until then. */
export function useDangerMarks(isWanted: boolean): DangerMarks | undefined {
  const [marks, setMarks] = useState<DangerMarks>()
  useEffect(() => {
    if (isWanted)
      retry(() => import('./danger-marks.tsx')).then(
        part => setMarks(part),
        () => undefined,
      )
  }, [isWanted])
  return marks
}
