import { Suspense } from 'react'
import { PlacesScreen } from '#features/facilities/places-screen.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
// With the page, so that the prerendered lots stand in their place before their script is there.
import '#features/vehicles/lots/lots.module.css'
import '#ui/level.css'

const LotsNow = lazyPart(() => import('#features/vehicles/lots/lots-now.tsx').then(part => part.LotsNow))

/** `/facility/parking`: how full the lots of the fair are, then every other place to park. */
export function Screen() {
  return (
    <PlacesScreen type="parking">
      <Suspense>
        <LotsNow />
      </Suspense>
    </PlacesScreen>
  )
}
