import type { ServerManifest } from './context.ts'

/** What a feature offers to the others, such as `namesWho`; undefined in a guide without it. */
export const offered = <Name extends keyof ServerManifest>(
  features: readonly ServerManifest[],
  name: Name,
): ServerManifest[Name] | undefined => features.find(feature => feature[name])?.[name]
