import { maskPhone, normalizePhone } from '#common/phone-number.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { erasePersonalData, findPersonalData, rowsToErase } from '#kit/server/personal-data.ts'
import { readSettings } from '#kit/server/settings.ts'
import { byCommand } from '#kit/server/staff/audit.ts'
import * as allFeatures from '#server/features.ts'
import { defineCommand, UsageError } from '../command.ts'
import { deletionOptions, mayDelete } from '../deletion.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: 'PHONE',
  about:
    'Shows what is kept under a phone number in every feature; or erases it, as its owner may ask. Erasing says what would go, needs a proved backup of it with all photos, and asks for the fair’s name.',
  options: { erase: { says: 'erase it' }, ...deletionOptions },
  words: [1, 5],
  async run(given) {
    const { words, options, say } = given
    const phone = normalizePhone(words.join('')) ?? ''
    if (phone.length !== 10) throw new UsageError('Give the ten digits of a number, such as 98765 00010.')
    const features = Object.values<ServerManifest>(allFeatures)
    const settings = readSettings(process.env)
    await withDatabase(settings, async ({ db }) => {
      if (!options.erase)
        return say(JSON.stringify(await findPersonalData(db, features, phone), undefined, 2))
      if ((await findPersonalData(db, features, phone)).length === 0)
        return say(`Nothing is kept under ${maskPhone(phone)}.`)
      const doomed = rowsToErase(features, phone)
      const what = `The data of ${maskPhone(phone)}`
      const asked = { settings, db, what, doomed, year: editionAt(Date.now()), withPictures: true }
      if (!(await mayDelete(given, asked))) return
      const staff = byCommand('mela-guide personal-data')
      const { done } = await erasePersonalData(db, features, { phone, staff, at: new Date() })
      for (const { feature, table, erased, stays, why } of done)
        say(`${feature}: ${erased} of ${table} erased${stays ? `; ${stays} kept: ${why?.en}` : ''}`)
      say('A running server shows it for a minute more at most; pictures go within the hour.')
    })
  },
})
