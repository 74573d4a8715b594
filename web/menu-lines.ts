import { byPlace, complete, manifests } from './manifests.ts'

/** The side menu in its order. */
export const menuLines = manifests
  .flatMap(manifest => (manifest.menu ? [complete(manifest, manifest.menu)] : []))
  .toSorted(byPlace)
