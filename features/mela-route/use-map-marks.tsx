import { useEffect, useState } from 'react'
import { retry } from '#kit/web/lazy-part.tsx'

type MapMarks = typeof import('./map-marks.tsx')

/** What draws dangers and closed parts on the map of the whole walk, loaded after the page; undefined until then. */
export function useMapMarks(): MapMarks | undefined {
  const [marks, setMarks] = useState<MapMarks>()
  useEffect(() => {
    retry(() => import('./map-marks.tsx')).then(setMarks, () => undefined)
  }, [])
  return marks
}
