import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fairMoment } from '#common/fair-time.ts'
import { findConcerned, isInAuditLog } from '#kit/server/breach.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { writeTable } from '#kit/server/csv/write-table.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withDatabase } from '../with-database.ts'

const timeOf = (typed = '') => {
  const [day = '', time = ''] = typed.split(' ')
  const ms = fairMoment(day, time)
  if (Number.isNaN(ms)) throw new UsageError("Give --from and --to as 'YYYY-MM-DD HH:MM'.")
  return new Date(ms)
}

export const command = defineCommand({
  usage: 'FOLDER --from TIME --to TIME',
  about:
    'Lists whom a breach concerns, what is kept of them and the words to send to each, as people.csv in a new FOLDER. With an account: those whose data it saw, by the audit log; without one everybody, as after a copy of the database got out (docs/breach.md).',
  options: {
    from: { value: "'YYYY-MM-DD HH:MM'", says: 'when it began, in Indian time' },
    to: { value: "'YYYY-MM-DD HH:MM'", says: 'when it was over' },
    account: { value: 'NAME', says: 'the account by which the data was seen' },
  },
  words: [1, 1],
  async run({ words: [named = ''], options, say }) {
    const breach = {
      from: timeOf(options.from),
      to: timeOf(options.to),
      account: options.account?.toLowerCase(),
    }
    const folder = resolve(named)
    if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
    await withDatabase(readSettings(process.env), async ({ db }) => {
      if (breach.account !== undefined && !(await isInAuditLog(db, breach.account)))
        throw new Error(`The audit log knows no account ${breach.account}.`)
      const people = await findConcerned(db, Object.values<ServerManifest>(allFeatures), breach)
      // The list names people, so only whoever runs this may read it. An older list is never overwritten.
      mkdirSync(folder, { mode: 0o700 })
      const rows = people.map(({ kinds, ...person }) => ({
        ...person,
        kinds: kinds.map(kind => kind.en).join(', '),
      }))
      const file = join(folder, 'people.csv')
      writeFileSync(file, writeTable(rows, ['phone', 'rows', 'kinds', 'words']), { mode: 0o600 })
      const counted = Map.groupBy(
        people.flatMap(({ kinds }) => kinds),
        kind => kind.en,
      )
      say(`${people.length} people by phone number: ${file}`)
      for (const [kind, all] of counted) say(`  ${kind}: ${all.length}`)
      say('Not in it: whoever gave no number, and whose data was erased since.')
    })
  },
})
