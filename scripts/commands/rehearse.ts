import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fairMoment } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { keyFileOf } from '#kit/server/backup/key.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import { restoreBackup } from '#kit/server/backup/restore-whole.ts'
import { runBackup } from '#kit/server/backup/run.ts'
import { placeOf } from '#kit/server/backup/store.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { markPractice } from '#kit/server/practice.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: 'YEAR FOLDER',
  about:
    'Copies the guide into a new FOLDER by a backup made now, without what visitors sent and without its cases, and marks the copy as a rehearsal: its clock shows that moment of the fair when the command ends, and goes on from there. The guide goes on working meanwhile.',
  options: {
    day: { value: 'YYYY-MM-DD', says: 'the day that the copy begins with; the first Monday unless told' },
    time: { value: 'HH:MM', default: '04:00', says: 'the time of that day; 04:00 unless told' },
  },
  words: [2, 2],
  async run({ words: [year, folder = ''], options, say, progress }) {
    const edition = editions.find(each => each.year === Number(year))
    const known = editions.map(each => each.year).join(', ')
    if (!edition) throw new UsageError(`Name a fair (${known}) and a new folder.`)
    const begin = fairMoment(options.day ?? edition.mondays[0] ?? edition.shravan.from, options.time)
    if (Number.isNaN(begin)) throw new UsageError('Give the day as YYYY-MM-DD and the time as HH:MM.')
    const dataDir = resolve(folder)
    if (existsSync(dataDir)) throw new Error(`${dataDir} is there already: name a new folder.`)

    const settings = readSettings(process.env)
    await runBackup(settings, { say, progress })
    // The photos of the copy are in its own folder: it never works on the guide's bucket.
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
    say(`The rehearsal is in ${dataDir}. Open it: DATA_DIR=${folder} PORT=3200 npm start`)
  },
})
