import { PlacesScreen } from '#features/facilities/places-screen.tsx'
import { KeepVehicle } from '#features/mela-route/ahead/keep-vehicle.tsx'
import { LotsNow } from '#features/vehicles/lots/lots-now.tsx'

/** `/facility/parking`: the key that keeps where one's vehicle is, how full the lots of the fair are, then every other place. */
export function ParkingScreen() {
  return (
    <PlacesScreen type="parking" first={<KeepVehicle />}>
      <LotsNow />
    </PlacesScreen>
  )
}
