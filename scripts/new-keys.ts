import { forgetPushKeys } from '#features/cases/push/push-keys.server.ts'
import { forgetNoticePhones } from '#features/notices/push/phones.server.ts'
import { signEverybodyOut } from '#features/staff/sign-everybody-out.server.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import { forgetSetting } from '#kit/server/staff/staff-settings.ts'

/**
 * `npm run new-keys`, while the server is stopped: everybody is signed out, and the keys that sign the cookies of phones, the
 * links and the push messages are made anew at the next start. For when somebody may have copied the database (docs/breach.md).
 */
try {
  const database = await openDatabase(readSettings(process.env), line => console.error(line))
  try {
    await database.migrate()
    const sessions = await signEverybodyOut(database.db, new Date())
    await forgetSetting(database.db, 'device-key')
    await forgetPushKeys(database.db)
    await forgetNoticePhones(database.db)
    console.log(`Sessions ended: ${sessions}. Start the server now: it makes new keys.`)
    console.log('Then give each account a new password: npm run reset-password -- NAME')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
