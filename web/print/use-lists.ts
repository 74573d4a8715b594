import type { contactsContract } from '#features/contacts/contract.ts'
import type { facilitiesContract } from '#features/facilities/contract.ts'
import type { melaRouteContract } from '#features/mela-route/contract.ts'
import { useLots } from '#features/vehicles/lots/use-lots.ts'
import { queryHook } from '#kit/web/query.ts'

const useFacilities = queryHook<typeof facilitiesContract>()
const useContacts = queryHook<typeof contactsContract>()
const useRoute = queryHook<typeof melaRouteContract>()

/** The lists that are printed; `value` is undefined until all are there, also from the phone's own copy. */
export function useLists() {
  const places = useFacilities('GET /api/facilities', { query: {} })
  const numbers = useContacts('GET /api/contacts', {})
  const walk = useRoute('GET /api/mela-route', {})
  const lots = useLots()
  // The lots are on posters alone: every other sheet is there without them.
  const queries = [places, numbers, walk]
  return {
    value:
      places.value && numbers.value && walk.value
        ? {
            places: places.value.facilities,
            contacts: numbers.value.contacts,
            waypoints: walk.value.waypoints,
            lots: lots.value?.lots ?? [],
          }
        : undefined,
    isLoading: queries.some(query => query.isLoading),
    refresh: () => Promise.all([...queries, lots].map(query => query.refresh())),
  }
}
export type Lists = NonNullable<ReturnType<typeof useLists>['value']>
