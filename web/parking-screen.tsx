import { PlacesScreen } from '#features/facilities/places-screen.tsx'
import { KeepVehicle } from '#features/mela-route/ahead/keep-vehicle.tsx'
import { LotsNow } from '#features/vehicles/lots/lots-now.tsx'
import { VehicleHeight } from '#kit/web/vehicle-height-part.tsx'

/** `/facility/parking`: saving where your vehicle is, wires over its road, how full the fair's lots are, then all other places. */
export function ParkingScreen() {
  return (
    <PlacesScreen type="parking">
      <KeepVehicle />
      <VehicleHeight />
      <LotsNow />
    </PlacesScreen>
  )
}
