import { useEffect, useRef, useState } from 'react'

/** What a printed band's code leads to ends in `#band=` and its number (web/print/band-sheet.tsx). */
const inAddress = /^#band=([2-9A-HJKMNP-Z]{6})$/

/** The number of the band whose code led here, once the page runs; `onFound` is called with it. */
export function useBand(onFound: (band: string) => void): string | undefined {
  const [band, setBand] = useState<string>()
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    const [, number] = inAddress.exec(location.hash) ?? []
    if (!number) return
    setBand(number)
    found.current(number)
  }, [])
  return band
}
