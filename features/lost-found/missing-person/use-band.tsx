import { useEffect, useEffectEvent, useState } from 'react'

/** What a printed band's code leads to ends in `#band=` and its number (web/print/band-sheet.tsx). */
const inAddress = /^#band=([2-9A-HJKMNP-Z]{6})$/

/** The number of the band whose code led here, once the page runs. `onFound` is called with it when the draft has been read. */
export function useBand(onFound: (band: string) => void): string | undefined {
  const [band, setBand] = useState<string>()
  const tell = useEffectEvent(onFound)
  useEffect(() => setBand(inAddress.exec(location.hash)?.[1]), [])
  useEffect(() => {
    if (band) tell(band)
  }, [band])
  return band
}
