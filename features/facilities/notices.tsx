import type { LocationState } from '#kit/web/location.tsx'
import { Locator } from '#kit/web/locator.tsx'
import { FetchFailure } from './fetch-failure.tsx'
import { PositionCaveat } from './position-caveat.tsx'

type Props = {
  /** What the phone's position is looked for by, while somebody wants distances. */
  search?: { round: number; onRetry: () => void; onLocation: (location: LocationState) => void }
  location: LocationState
  failure?: { older: boolean; onRetry: () => Promise<unknown> }
}

/** Everything that may have to be said above a list once the page is up. Silent when all is well. */
export function Notices({ search, location, failure }: Props) {
  return (
    <>
      {search ? <Locator plan="screen" {...search} /> : null}
      {search && location.status === 'found' ? <PositionCaveat found={location.found} /> : null}
      {failure ? <FetchFailure {...failure} /> : null}
    </>
  )
}
