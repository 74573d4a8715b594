import type { AppContext } from '#kit/server/context.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import { readSetting, writeSetting } from '#kit/server/staff/staff-settings.ts'
import { type ContestSettings, contestSettings } from './staff-contract.ts'

const name = 'photo-contest'
export const settingsTopic = 'photo-contest-settings'

export type ContestSettingsStore = {
  /** From memory; read again from the database after a change in any server process. */
  now: () => ContestSettings | Promise<ContestSettings>
  change: (value: ContestSettings, staff: Staff) => Promise<void>
}

export function openContestSettings(context: AppContext): ContestSettingsStore {
  const answer = context.responseCache.answer(
    settingsTopic,
    [settingsTopic],
    async (): Promise<ContestSettings> => {
      const decided = await readSetting(context.db, name, contestSettings)
      return decided?.value ?? { only_approved: false, is_closed: false }
    },
  )
  return {
    now: () => answer.value() ?? answer.renew(),
    async change(value, staff) {
      const at = new Date(context.clock())
      const before = await answer.renew()
      await context.db.transaction().execute(async transaction => {
        await writeSetting(transaction, name, { value, by: staff.id, at })
        await audit(transaction, {
          staff,
          at,
          action: 'changed',
          subject: 'photo-contest',
          before,
          after: value,
        })
      })
      await answer.renew()
      await context.responseCache.changed(settingsTopic)
    },
  }
}
