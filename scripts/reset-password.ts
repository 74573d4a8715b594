import { resetPassword } from '#features/staff/reset-password.server.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'

/** `npm run reset-password -- USERNAME [--enable]`: a new password for an account, also while the server works. */
const features = Object.values<ServerManifest>(allFeatures)
const names = process.argv.slice(2).filter(word => !word.startsWith('--'))
const enable = process.argv.includes('--enable')
try {
  const [username] = names
  if (!username || names.length > 1) throw new Error('Name one account: npm run reset-password -- admin')
  const database = await openDatabase(readSettings(process.env), line => console.error(line))
  try {
    await database.migrate()
    const reset = await resetPassword(database.db, { username, enable, at: new Date(), features })
    if (!reset) throw new Error(`There is no account ${username}.`)
    const logged = { level: 40, time: new Date().toISOString(), msg: 'Password reset by command' }
    console.error(JSON.stringify({ ...logged, username: reset.username, enable }))
    console.log(`New password of ${reset.username}: ${reset.password}`)
    if (reset.isDisabled) console.log('The account is disabled. To open it, add --enable.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
