import { normalizePhone } from '#common/phone-number.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { erasePersonalData, findPersonalData } from '#kit/server/personal-data.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'

/** `npm run personal-data -- PHONE [--erase]`: what is kept under a number in every feature; or erases it. */
const typed = process.argv.slice(2).filter(word => !word.startsWith('--'))
const features = Object.values<ServerManifest>(allFeatures)
try {
  const phone = normalizePhone(typed.join('')) ?? ''
  if (phone.length !== 10) throw new Error('Give ten digits: npm run personal-data -- 98765 00010')
  const database = await openDatabase(readSettings(process.env), line => console.error(line))
  try {
    await database.migrate()
    if (process.argv.includes('--erase')) {
      // Whoever runs commands on the server has no account; the line in the log names the command.
      const staff = {
        id: '00000000-0000-0000-0000-000000000000',
        username: 'npm run personal-data',
        roles: [],
      }
      const { done } = await erasePersonalData(database.db, features, { phone, staff, at: new Date() })
      for (const { feature, table, erased, stays, why } of done)
        console.log(`${feature}: ${erased} of ${table} erased${stays ? `; ${stays} kept: ${why?.en}` : ''}`)
      console.log('A running server shows it for a minute more at most; pictures go within the hour.')
    } else console.log(JSON.stringify(await findPersonalData(database.db, features, phone), undefined, 2))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
