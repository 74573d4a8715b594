import { temple } from '#content/temple.ts'
import type { Stories } from '#kit/web/stories.ts'
import { AlongLinks } from './along-links.tsx'
import { CityMap } from './city-map.tsx'
import { exampleRoute } from './examples.ts'
import { RouteNotes } from './route-notes.tsx'
import { measureWalk, type Walk } from './walk.ts'
import { WalkList } from './walk-list.tsx'
import { positionOnWalk } from './walk-position.ts'
import { WholeMap } from './whole-map.tsx'

const walk = measureWalk(exampleRoute.waypoints, temple) as Walk
const nothing = () => {}
const beforeGoraul = positionOnWalk(walk, { lat: 25.9, lng: 85.31 })
const atHathi = positionOnWalk(walk, { lat: 26.108, lng: 85.387 })

export const stories: Stories = {
  feature: 'mela-route',
  states: [
    { name: 'whole', Show: () => <WholeMap isUp walk={walk} here={undefined} onLocate={nothing} /> },
    { name: 'whole-here', Show: () => <WholeMap isUp walk={walk} here={beforeGoraul} onLocate={nothing} /> },
    { name: 'city-here', Show: () => <CityMap walk={walk} here={atHathi} onLocate={nothing} /> },
    { name: 'along', Show: () => <AlongLinks along={exampleRoute.along} /> },
    { name: 'list', Show: () => <WalkList walk={walk} savedAt={undefined} /> },
    { name: 'notes', Show: () => <RouteNotes walk={walk} savedAt={undefined} /> },
  ],
}
