import { useContacts } from '#features/contacts/use-contacts.ts'
import { useAllPlaces } from '#features/facilities/use-places.ts'
import { useMelaRoute } from '#features/mela-route/use-mela-route.ts'
import { useLots } from '#features/vehicles/lots/use-lots.ts'

/** The lists that are printed; `value` is undefined until all are there, also from the phone's own copy. */
export function useLists() {
  const places = useAllPlaces()
  const numbers = useContacts()
  const walk = useMelaRoute()
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
