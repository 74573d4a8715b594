import { type Reset, resetPassword } from '#features/staff/reset-password.server.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'

/**
 * `npm run reset-password -- USERNAME [--enable]`: a new password for an account, also while the server works.
 * `npm run reset-password -- --first`: the same for each of the two first accounts whose password the server made and that
 * nobody has used. For accounts in use, as on a second machine of the same database, it does nothing.
 */
const features = Object.values<ServerManifest>(allFeatures)
const names = process.argv.slice(2).filter(word => !word.startsWith('--'))
const enable = process.argv.includes('--enable')
const isFirst = process.argv.includes('--first')
try {
  const settings = readSettings(process.env)
  const [username] = names
  if (isFirst ? names.length > 0 : names.length !== 1)
    throw new Error('Name one account: npm run reset-password -- admin')
  const database = await openDatabase(settings, line => console.error(line))
  const reset = (name: string) =>
    resetPassword(database.db, { username: name, enable, unused: isFirst, at: new Date(), features })
  try {
    await database.migrate()
    if (username) {
      const done = await reset(username)
      if (!done) throw new Error(`There is no account ${username}.`)
      say(done)
    }
    for (const { username, password } of isFirst ? [settings.admin, settings.vehicleAdmin] : []) {
      const done = password === undefined ? await reset(username) : undefined
      if (done) say(done)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function say({ username, password, isDisabled }: Reset): void {
  const logged = { level: 40, time: new Date().toISOString(), msg: 'Password reset by command' }
  console.error(JSON.stringify({ ...logged, username, enable }))
  console.log(`New password of ${username}: ${password}`)
  if (isDisabled) console.log('The account is disabled. To open it, add --enable.')
}
