import { later } from '#kit/web/later.tsx'
import type { ScreenProps } from '#kit/web/lazy-screen.tsx'
import { placeTypes } from './facility-types.ts'
import { PlacesScreen } from './places-screen.tsx'

const UnknownType = later(() => import('./unknown-type.tsx').then(module => module.UnknownType))

/** `/facility/:type`, also `/facilities/:type`: one screen for every type that holds places. */
export function Screen({ params }: ScreenProps) {
  const type = placeTypes.find(known => known === params.type)
  // A type's screen starts afresh: no list, position or map of the type before.
  return type ? <PlacesScreen key={type} type={type} /> : <UnknownType />
}
