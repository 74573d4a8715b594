import { forgetPushKeys } from '#features/cases/push/push-keys.server.ts'
import { forgetNoticePhones } from '#features/notices/push/phones.server.ts'
import { signEverybodyOut } from '#features/staff/sign-everybody-out.server.ts'
import { readSettings } from '#kit/server/settings.ts'
import { forgetSetting } from '#kit/server/staff/staff-settings.ts'
import { defineCommand } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  usage: '',
  about:
    'For when somebody may have copied the database (docs/run.md): everybody is signed out, and the next start makes new keys for the cookies of phones, for links and for push messages. Stop the guide first.',
  options: {},
  words: [0, 0],
  run: ({ say }) =>
    withDatabase(readSettings(process.env), async ({ db }) => {
      const sessions = await signEverybodyOut(db, new Date())
      await forgetSetting(db, 'device-key')
      await forgetPushKeys(db)
      await forgetNoticePhones(db)
      say(`Sessions ended: ${sessions}. Start the server now: it makes new keys.`)
      say('Then give each account a new password: mela-guide reset-password NAME')
    }),
})
