import { byPlace, manifests } from './manifests.ts'

const offline = manifests.flatMap(manifest => manifest.offline ?? [])

/** Queries that the service worker may store, and those that it fetches at the first visit, most needed first. */
export const offlineReads = {
  stored: offline.flatMap(({ reads }) => reads),
  warm: offline
    .flatMap(({ warm }) => warm ?? [])
    .toSorted(byPlace)
    .flatMap(({ reads }) => reads),
}
