import type { ServerManifest } from '#kit/server/context.ts'
import type { Importer } from '#kit/server/csv/importer.ts'
import { readHeader } from '#kit/server/csv/read-table.ts'
import * as features from './features.ts'

/** Every kind of list that staff may import as a file. */
export const contentKinds: readonly Importer[] = Object.values<ServerManifest>(features).flatMap(
  ({ importers = [] }) => importers,
)

/** The kind of list in a file, recognised by a column that only this kind has. */
export function kindOf(bytes: Uint8Array): Importer | undefined {
  const header = readHeader(bytes)
  return contentKinds.find(kind => header.includes(kind.mark))
}
