import type { contract } from '#features/facilities/contract.ts'
import { HelpMore } from '#features/help/help-more.tsx'
import { reader } from '#kit/web/read.tsx'

const useFacilities = reader<typeof contract>()

/** Hands Help the health centres that this phone knows. */
export function More() {
  const { value } = useFacilities('GET /api/facilities', { query: { type: 'health-centre' } })
  return <HelpMore healthPlaces={value?.facilities ?? []} />
}
