import type { ContactList } from '#features/contacts/contract.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import type { StaffSchedules } from '#features/events/contract.ts'
import type { FacilityList } from '#features/facilities/contract.ts'
import type { MelaRoute } from '#features/mela-route/contract.ts'

/** The rows of the file; a list whose query failed is empty. */
export type GuideRows = {
  places: FacilityList['facilities']
  contacts: ContactList['contacts']
  crowdPlaces: CrowdStatus['places']
  schedules: StaffSchedules | undefined
  waypoints: MelaRoute['waypoints']
  line?: MelaRoute['line']
}
