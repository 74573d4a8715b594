import type { Text } from '#common/text.ts'
import { cameraFiltersTexts } from './texts.ts'

/** Where a filter is drawn: on the face, around it, beside it or above it. */
export type FilterType = 'face' | 'aura' | 'background' | 'crown'
/** Specification §3. */
export type Filter = { id: string; name: Text; thumbnail: string; overlay: string; type: FilterType }

export const filters: readonly Filter[] = [
  filter('tilak', cameraFiltersTexts.tilak, 'face'),
  filter('neelkanth', cameraFiltersTexts.neelkanth, 'aura'),
  filter('trishul', cameraFiltersTexts.trishul, 'background'),
  filter('crown', cameraFiltersTexts.crown, 'crown'),
]

/** The file name of a downloaded picture (specification §9). English in both languages, so that every phone can save it. */
export function captureFileName(filter: Filter | undefined, now: number): string {
  return `shiva-filter-${filter?.name.en ?? 'photo'}-${now}.png`
}

function filter(id: string, name: Text, type: FilterType): Filter {
  const overlay = `/art/overlay-${id}.svg`
  return { id, name, thumbnail: overlay, overlay, type }
}
