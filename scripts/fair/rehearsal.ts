import { keyFileOf } from '#kit/server/backup/key.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import { restoreBackup } from '#kit/server/backup/restore-whole.ts'
import { runBackup } from '#kit/server/backup/run.ts'
import { placeOf } from '#kit/server/backup/store.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { markPractice } from '#kit/server/practice.ts'
import type { Settings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import type { Given, Options } from '../command.ts'
import { withDatabase } from '../with-database.ts'

/**
 * Copies the guide into the new folder `dataDir` by a backup made now, without what visitors sent, and marks the copy as a
 * rehearsal whose clock shows `begin` (ms) when this returns.
 */
export async function makeRehearsal(
  settings: Settings,
  { dataDir, begin }: { dataDir: string; begin: number },
  { say, progress }: Pick<Given<Options>, 'say' | 'progress'>,
): Promise<void> {
  await runBackup(settings, { say, progress })
  // The copy keeps its photos in its own folder and never touches the guide's bucket.
  const copy = { ...settings, dataDir, databaseUrl: undefined, s3: undefined }
  const from = { backupTo: placeOf(settings), backupKeyFile: keyFileOf(settings) }
  say(await restoreBackup({ ...copy, ...from }, { edition: editionAt(Date.now()), progress }))
  await withDatabase({ dataDir, databaseUrl: undefined }, async ({ asOwner }) => {
    const emptied = Object.values<ServerManifest>(allFeatures).flatMap(
      ({ emptyInPractice = [], personal = [] }) => [
        ...emptyInPractice,
        ...personal.map(({ table }) => table),
      ],
    )
    await asOwner(owner => owner.query(`truncate ${emptied.join()} cascade`))
    await asOwner(owner => markPractice(owner, { kind: 'rehearsal', aheadMs: begin - Date.now() }))
  })
}
