import { useEffect, useRef, useState } from 'react'
import { areaFromMetres } from '#common/distance.ts'
import type { Found, Located } from './locate.ts'

/** A position as a form carries it: `lat,lng,metres` (common/fields.ts). Five decimals are about a metre; a phone knows no more. */
export const positionField = ({ point: { lat, lng }, accuracyM }: Found): string =>
  [lat.toFixed(5), lng.toFixed(5), Math.min(Math.round(accuracyM), 999_999)].join()

/** The precision in metres of such a field; at least 5. */
export const metresOf = (field: string): number => Math.max(5, Number(field.split(',')[2] ?? 0))

/** Asks for the phone's position at once and for each new `round`. True if there is none by which others would find the phone. */
export function useLocated(round: number, hear: (field: string) => void): boolean {
  const [isLost, setLost] = useState(false)
  const latest = useRef(hear)
  latest.current = hear
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let stop = () => {}
    let isWanted = true
    setLost(false)
    // Loaded after the form, which works without it.
    import('./locate.ts').then(
      ({ locate }) => {
        if (!isWanted) return
        stop = locate('screen', (located: Located) => {
          const found = located.status === 'found' ? located.found : undefined
          const isExact = found !== undefined && found.accuracyM < areaFromMetres
          setLost(!isExact)
          if (isExact) latest.current(positionField(found))
        })
      },
      () => setLost(true),
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [round])
  return isLost
}
