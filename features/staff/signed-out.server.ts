import type { Kysely } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'

/** Ends in every feature what must not outlast the sessions of an account, such as messages to a phone that was lost. */
export async function endElsewhere(
  // biome-ignore lint/complexity/noBannedTypes: each feature names its own tables
  db: Kysely<{}>,
  features: readonly ServerManifest[],
  account: string,
): Promise<void> {
  for (const { signedOut } of features) await signedOut?.(db, account)
}
