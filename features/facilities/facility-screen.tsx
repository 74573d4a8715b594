import { placeTypes } from '#content/facility-types.ts'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { PlacesScreen } from './places-screen.tsx'

const UnknownType = lazyPart(() => import('./unknown-type.tsx').then(module => module.UnknownType), {
  meanwhile: <div className="page" aria-busy="true" />,
})

/** `/facility/:type` and `/facilities/:type`: one screen for every type in `placeTypes`. */
export function FacilityScreen({ params }: ScreenProps) {
  const type = placeTypes.find(known => known === params.type)
  // The key remounts the screen for another type: it keeps no list, position or map of the previous one.
  return type ? <PlacesScreen key={type} type={type} /> : <UnknownType />
}
