import type { ServerManifest, Starter } from '#kit/server/context.ts'
import { importStarterContent } from '#kit/server/csv/starter-content.ts'
import { contentKinds } from './content-kinds.ts'
import * as features from './features.ts'

/** Every starter by the name under which it is remembered: staff who empty a list keep it empty. */
export const starters: Readonly<Record<string, Starter>> = {
  ...Object.fromEntries(contentKinds.map(kind => [kind.name, importStarterContent(kind)])),
  ...Object.fromEntries(
    Object.values<ServerManifest>(features).flatMap(({ name, starter }) =>
      starter ? [[name, starter]] : [],
    ),
  ),
}
