import type { FacilityList } from './contract.ts'

/** The list without what no row shows: a written page says the rest twice already, in either language. */
export const shortList = ({ facilities, updated_at }: FacilityList): FacilityList => ({
  facilities: facilities.map(place => ({ ...place, id: '', source: '', updated_at: '' })),
  updated_at,
})
