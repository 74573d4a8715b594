import type { ServerManifest, Starter } from '#kit/server/context.ts'
import { importStarterContent } from '#kit/server/csv/starter-content.ts'
import { contentKinds } from './content-kinds.ts'
import * as features from './features.ts'

/** Every starter by the name under which its run is remembered, so that a list emptied by staff stays empty. */
export const starters: Readonly<Record<string, Starter>> = {
  ...Object.fromEntries(contentKinds.map(kind => [kind.name, importStarterContent(kind)])),
  ...Object.fromEntries(
    Object.values<ServerManifest>(features).flatMap(({ name, starter }) =>
      starter ? [[name, starter]] : [],
    ),
  ),
}
