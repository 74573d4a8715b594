import type { Kysely } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'

/** Ends what must not outlast an account's sessions in every feature, such as push messages to a lost phone. */
export async function endElsewhere(
  // biome-ignore lint/complexity/noBannedTypes: each feature names its own tables
  db: Kysely<{}>,
  features: readonly ServerManifest[],
  account: string,
): Promise<void> {
  for (const { signedOut } of features) await signedOut?.(db, account)
}
