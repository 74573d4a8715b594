import { normalizePhone } from '#common/phone-number.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { erasePersonalData, findPersonalData } from '#kit/server/personal-data.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: 'PHONE',
  about: 'Shows what is kept under a phone number in every feature; or erases it, as its owner may ask.',
  options: { erase: { says: 'erase it' } },
  words: [1, 5],
  async run({ words, options: { erase }, say }) {
    const phone = normalizePhone(words.join('')) ?? ''
    if (phone.length !== 10) throw new UsageError('Give the ten digits of a number, such as 98765 00010.')
    const features = Object.values<ServerManifest>(allFeatures)
    await withDatabase(readSettings(process.env), async ({ db }) => {
      if (!erase) return say(JSON.stringify(await findPersonalData(db, features, phone), undefined, 2))
      // Whoever runs commands on the server has no account; the line in the log names the command.
      const staff = {
        id: '00000000-0000-0000-0000-000000000000',
        username: 'mela-guide personal-data',
        roles: [],
      }
      const { done } = await erasePersonalData(db, features, { phone, staff, at: new Date() })
      for (const { feature, table, erased, stays, why } of done)
        say(`${feature}: ${erased} of ${table} erased${stays ? `; ${stays} kept: ${why?.en}` : ''}`)
      say('A running server shows it for a minute more at most; pictures go within the hour.')
    })
  },
})
