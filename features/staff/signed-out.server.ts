import type { ServerManifest } from '#kit/server/context.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'

/** Ends what must not outlast an account's sessions in every feature, such as push messages to a lost phone. */
export async function endElsewhere(
  db: AnyDatabase,
  features: readonly ServerManifest[],
  account: string,
): Promise<void> {
  for (const { signedOut } of features) await signedOut?.(db, account)
}
