import { PlacesScreen } from '#features/facilities/places-screen.tsx'
import { KeepVehicle } from '#features/mela-route/ahead/keep-vehicle.tsx'
import { LotsNow } from '#features/vehicles/lots/lots-now.tsx'
import { VehicleHeight } from '#kit/web/vehicle-height-part.tsx'

/** `/facility/parking`: the key that keeps where one's vehicle is, the wires over its road, how full the lots of the fair are, then every other place. */
export function ParkingScreen() {
  return (
    <PlacesScreen type="parking">
      <KeepVehicle />
      <VehicleHeight />
      <LotsNow />
    </PlacesScreen>
  )
}
