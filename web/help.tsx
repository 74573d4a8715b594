import { usePlaces } from '#features/facilities/use-places.ts'
import { HelpMore } from '#features/help/help-more.tsx'
import { NearestHealth } from '#features/help/nearest-health.tsx'

const useHealthPlaces = () => usePlaces('health-centre').value?.facilities ?? []

/** Help's lazy part, with the health centres. */
export const More = () => <HelpMore healthPlaces={useHealthPlaces()} />
/** The nearest health centre. */
export const NearestHealthPlaces = () => <NearestHealth places={useHealthPlaces()} />
