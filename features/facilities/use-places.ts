import type { PlaceType } from '#content/facility-types.ts'
import { useLiveAnswer, useLiveList } from '#kit/web/live-list.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { Facility, FacilityList, facilitiesContract } from './contract.ts'

const useFacilities = queryHook<typeof facilitiesContract>()

/** The places of one type, updated when staff change them. */
export function usePlaces(type: PlaceType): QueryResult<FacilityList> {
  const list = useFacilities('GET /api/facilities', { query: { type } })
  useLiveList(`facilities-${type}`, list, {
    url: `/api/facilities?type=${type}`,
    rowsOf: ({ facilities }) => facilities,
    idOf: ({ id }) => id,
    withRows: (_, facilities) => ({ facilities, updated_at: newest(facilities) }),
  })
  return list
}

/** All places; fetched again when staff have changed one. */
export function useAllPlaces(): QueryResult<FacilityList> {
  const list = useFacilities('GET /api/facilities', { query: {} })
  useLiveAnswer('facilities', list)
  return list
}

const newest = (places: readonly Facility[]): string | null =>
  places
    .map(place => place.updated_at)
    .toSorted()
    .at(-1) ?? null
