import { PlacesScreen } from '#features/facilities/places-screen.tsx'
import { LotsNow } from '#features/vehicles/lots/lots-now.tsx'

/** `/facility/parking`: how full the lots of the fair are, then every other place to park. */
export function Screen() {
  return (
    <PlacesScreen type="parking">
      <LotsNow />
    </PlacesScreen>
  )
}
