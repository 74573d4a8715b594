import type { Stories } from '#kit/web/stories.tsx'
import { examples } from './examples.ts'
import { FacilityList } from './facility-list.tsx'
import { FetchFailure } from './notices.tsx'

const places = Object.values(examples)
const unlocated = places.filter(place => place.latitude === null)
const done = async () => undefined
const atGate = { point: { lat: 26.1219, lng: 85.3921 }, accuracyM: 12 }

export const stories: Stories = {
  feature: 'facilities',
  states: [
    { name: 'by-distance', Show: () => <FacilityList places={places} found={atGate} onRefresh={done} /> },
    { name: 'by-name', Show: () => <FacilityList places={places} found={undefined} onRefresh={done} /> },
    { name: 'none-located', Show: () => <FacilityList places={unlocated} found={atGate} onRefresh={done} /> },
    { name: 'empty', Show: () => <FacilityList places={[]} found={undefined} onRefresh={done} /> },
    { name: 'failed', Show: () => <FetchFailure older={false} onRetry={done} /> },
    { name: 'failed-with-older', Show: () => <FetchFailure older onRetry={done} /> },
  ],
}
