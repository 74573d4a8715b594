import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { mapTiles } from '#content/map-tiles.ts'
import { queryHook } from '../query.ts'

/** Lines as Google's encoded polylines, by kind; areas as rings of such lines. */
export type StreetPlan = {
  lines: Readonly<Partial<Record<string, readonly string[]>>>
  areas: Readonly<Partial<Record<string, readonly (readonly string[])[]>>>
  names: readonly PlanName[]
}
/** `at`: latitude and longitude. `hi` is left out where it is the same. */
export type PlanName = { kind: string; at: readonly number[]; en: string; hi?: string | undefined }

type PlanCall = Call & { reply: ZodMiniType<{ plan: StreetPlan | null; foreign_tiles: boolean }> }
/** The plan belongs to the feature street-plan; this is the part of its answer that a map needs. */
const usePlan = queryHook<{ 'GET /api/street-plan': PlanCall }>()

/** Whether tiles come from this site: then the reader is not asked. */
export const ownTiles = mapTiles.url.startsWith('/')

/** What lies under every map: the imported street plan, if there is one, and whether tiles of another server may be offered. */
export function useStreetPlan(): { plan: StreetPlan | undefined; mayAskTiles: boolean } {
  const { value } = usePlan('GET /api/street-plan', {})
  return { plan: value?.plan ?? undefined, mayAskTiles: !ownTiles && value?.foreign_tiles === true }
}
