import { forgetPushKeys, staffPhones } from '#features/cases/push/push-keys.server.ts'
import { forgetNoticePhones, noticePhones } from '#features/notices/push/phones.server.ts'
import { sessions, signEverybodyOut } from '#features/staff/sign-everybody-out.server.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import { isServed } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import { forgetSetting } from '#kit/server/staff/staff-settings.ts'
import { defineCommand } from '../command.ts'
import { deletionOptions, mayDelete } from '../deletion.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: '',
  about:
    'For when somebody may have copied the database (docs/breach.md): everybody is signed out, and the next start makes new keys for the cookies of phones, for links and for push messages. Stop the guide first. It says what would go, needs a proved backup of it, and asks for the fair’s name.',
  options: deletionOptions,
  words: [0, 0],
  async run(given) {
    const settings = readSettings(process.env)
    await withDatabase(settings, async ({ db, pool }) => {
      if (await isServed(pool))
        throw new Error(
          'A server works with this database, with the old keys: stop it first. Nothing was changed.',
        )
      const doomed = [...sessions, ...staffPhones, ...noticePhones]
      const asked = { settings, db, what: 'New keys', doomed, year: editionAt(Date.now()) }
      if (!(await mayDelete(given, asked))) return
      const ended = await signEverybodyOut(db, new Date())
      await forgetSetting(db, 'device-key')
      await forgetPushKeys(db)
      await forgetNoticePhones(db)
      given.say(`Sessions ended: ${ended}. Start the server now: it makes new keys.`)
      given.say('Then give each account a new password: mela-guide reset-password NAME')
    })
  },
})
