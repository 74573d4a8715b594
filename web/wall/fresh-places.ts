import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { staleAfter } from '#features/crowd-status/level.ts'

const weight = { high: 0, medium: 1, low: 2 }

/** Places reported in the last half hour, fullest first; `age` in ms. */
export const freshPlaces = (crowd: CrowdStatus, now: number) =>
  crowd.places
    .flatMap(({ id, location, status, updated_at }) => {
      const age = now - Date.parse(updated_at ?? '')
      return status && age <= staleAfter ? [{ id, location, status, age: Math.max(0, age) }] : []
    })
    .toSorted((a, b) => weight[a.status] - weight[b.status] || a.age - b.age)

/** The other places, latest report first; `at`: its time, null if there was none. */
export const silentPlaces = (crowd: CrowdStatus, now: number) =>
  crowd.places
    .filter(({ status, updated_at }) => !status || !(now - Date.parse(updated_at ?? '') <= staleAfter))
    .map(({ id, location, status, updated_at }) => ({
      ...{ id, location },
      at: status && updated_at ? Date.parse(updated_at) : null,
    }))
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
