import type { Stories } from '#kit/web/stories.ts'
import { examples } from './examples.ts'
import { FacilityList } from './facility-list.tsx'
import { FetchFailure } from './notices.tsx'

const places = Object.values(examples)
const unlocated = places.filter(place => place.latitude === null)
const done = async () => undefined
const inSeason = Date.parse('2027-07-20T12:00:00+05:30')
const outOfSeason = Date.parse('2026-11-26T12:00:00+05:30')
const list = { places, found: undefined, day: inSeason, onRefresh: done, isFoldOpen: false, onFold: () => {} }
const atGate = { point: { lat: 26.1219, lng: 85.3921 }, accuracyM: 12 }

export const stories: Stories = {
  feature: 'facilities',
  states: [
    { name: 'by-distance', Show: () => <FacilityList {...list} found={atGate} /> },
    { name: 'by-name', Show: () => <FacilityList {...list} /> },
    { name: 'none-located', Show: () => <FacilityList {...list} places={unlocated} found={atGate} /> },
    { name: 'out-of-season', Show: () => <FacilityList {...list} day={outOfSeason} /> },
    { name: 'empty', Show: () => <FacilityList {...list} places={[]} /> },
    { name: 'failed', Show: () => <FetchFailure older={false} onRetry={done} /> },
    { name: 'failed-with-older', Show: () => <FetchFailure older onRetry={done} /> },
  ],
}
