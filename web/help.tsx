import type { contract } from '#features/facilities/contract.ts'
import { HelpMore } from '#features/help/help-more.tsx'
import { queryHook } from '#kit/web/query.tsx'

const useFacilities = queryHook<typeof contract>()

/** The lazy part of Help, with the health centres. */
export function More() {
  const { value } = useFacilities('GET /api/facilities', { query: { type: 'health-centre' } })
  return <HelpMore healthPlaces={value?.facilities ?? []} />
}
