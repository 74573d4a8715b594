import { type Reset, resetPassword } from '#features/staff/reset-password.server.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: 'USERNAME',
  about:
    'Prints a new password for an account, removes its second factor and signs everybody out who is signed in with it, also while the guide works. It stands in the audit log.',
  options: {
    enable: { says: 'open a disabled account too' },
    first: {
      says: 'in place of a name: the two first accounts, each only where the server made its password and nobody has used it',
    },
  },
  words: [0, 1],
  async run({ words: [username], options: { enable, first }, say }) {
    if (first === (username !== undefined)) throw new UsageError('Name one account, such as admin.')
    const settings = readSettings(process.env)
    const features = Object.values<ServerManifest>(allFeatures)
    const tell = ({ username, password, isDisabled }: Reset) => {
      say(`New password of ${username}: ${password}`)
      if (isDisabled) say('The account is disabled. To open it, add --enable.')
    }
    await withDatabase(settings, async ({ db }) => {
      const reset = (name: string) =>
        resetPassword(db, { username: name, enable, unused: first, at: new Date(), features })
      if (username) {
        const done = await reset(username)
        if (!done) throw new Error(`There is no account ${username}.`)
        tell(done)
      }
      for (const { username, password } of first ? [settings.admin, settings.vehicleAdmin] : []) {
        const done = password === undefined ? await reset(username) : undefined
        if (done) tell(done)
      }
    })
  },
})
