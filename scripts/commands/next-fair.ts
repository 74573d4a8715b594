import { resolve } from 'node:path'
import type { ServerManifest } from '#kit/server/context.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { defineCommand } from '../command.ts'
import { deletionOptions, mayDelete } from '../deletion.ts'
import { readArchive } from '../fair/archive.ts'
import { clearForNextFair, planNextFair } from '../fair/next-fair.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: 'ARCHIVE',
  about:
    'Clears photos, votes, things lost and found, and crowd reports of the fair that ARCHIVE holds, so that the next one begins empty. What is kept for a year by law or for the desk stays. It says what would go, needs a proved backup of it with all photos, and asks for the fair’s name.',
  options: deletionOptions,
  words: [1, 1],
  async run(given) {
    const { words, say } = given
    const archive = await readArchive(resolve(words[0] ?? ''))
    const settings = readSettings(process.env)
    await withDatabase(settings, async ({ db }) => {
      const plan = planNextFair(Object.values<ServerManifest>(allFeatures), archive, Date.now())
      const what = `The fair of ${plan.year}`
      if (!(await mayDelete(given, { settings, db, what, ...plan, withPictures: true }))) return
      const gone = await clearForNextFair({ db }, plan, Date.now())
      for (const [table, rows] of Object.entries(gone)) say(`${table}: ${rows} rows deleted`)
      say('A running server shows it for a minute more at most; pictures go within the hour.')
      say(
        plan.next
          ? `The next fair: ${plan.next.shravan.from} to ${plan.next.shravan.to} (${plan.next.dates}).`
          : 'No later fair stands in content/edition.ts: add its dates.',
      )
    })
  },
})
