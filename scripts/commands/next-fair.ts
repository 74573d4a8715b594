import { resolve } from 'node:path'
import type { ServerManifest } from '#kit/server/context.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { defineCommand } from '../command.ts'
import { readArchive } from '../fair/archive.ts'
import { startNextFair } from '../fair/next-fair.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: 'ARCHIVE',
  about:
    'Clears photos, votes, things lost and found, and crowd reports of the fair that ARCHIVE holds, so that the next one begins empty. What is kept for a year by law or for the desk stays.',
  options: {},
  words: [1, 1],
  async run({ words: [folder = ''], say }) {
    const archive = await readArchive(resolve(folder))
    await withDatabase(readSettings(process.env), async database => {
      const features = Object.values<ServerManifest>(allFeatures)
      const { gone, next } = await startNextFair({ database, features, archive, now: Date.now() })
      for (const [table, rows] of Object.entries(gone)) say(`${table}: ${rows} rows deleted`)
      say('A running server shows it for a minute more at most; pictures go within the hour.')
      say(
        next
          ? `The next fair: ${next.shravan.from} to ${next.shravan.to} (${next.dates}).`
          : 'No later fair stands in content/edition.ts: add its dates.',
      )
    })
  },
})
