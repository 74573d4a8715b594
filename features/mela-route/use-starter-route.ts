import { useEffect, useState } from 'react'
import type { MelaRoute } from './contract.ts'

/** Loads the walk from the build, for a phone that has never fetched the server's. */
export function useStarterRoute(isWanted: boolean): MelaRoute | undefined {
  const [starter, setStarter] = useState<MelaRoute>()
  useEffect(() => {
    if (isWanted)
      import('./starter-walk.ts').then(
        module => setStarter(module.starterRoute),
        () => undefined,
      )
  }, [isWanted])
  return starter
}
