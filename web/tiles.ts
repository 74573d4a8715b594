import { tileRows } from '#kit/web/manifest.ts'
import { byPlace, complete, manifests } from './manifests.ts'

/** The home grid, row by row. */
export const tiles = manifests
  .flatMap(manifest => (manifest.tiles ?? []).map(tile => complete(manifest, tile)))
  .toSorted((a, b) => tileRows.indexOf(a.row) - tileRows.indexOf(b.row) || byPlace(a, b))
