import type { facilitiesContract } from '#features/facilities/contract.ts'
import { HelpMore } from '#features/help/help-more.tsx'
import { NearestHealth } from '#features/help/nearest-health.tsx'
import { queryHook } from '#kit/web/query.ts'

const useFacilities = queryHook<typeof facilitiesContract>()
const useHealthPlaces = () =>
  useFacilities('GET /api/facilities', { query: { type: 'health-centre' } }).value?.facilities ?? []

/** The lazy part of Help, with the health centres. */
export const More = () => <HelpMore healthPlaces={useHealthPlaces()} />
/** The health centre near by. */
export const NearestHealthPlaces = () => <NearestHealth places={useHealthPlaces()} />
