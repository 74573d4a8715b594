import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fairMoment } from '#common/fair-time.ts'
import { findConcerned, isInAuditLog } from '#kit/server/breach.ts'
import type { ServerManifest } from '#kit/server/context.ts'
import { writeTable } from '#kit/server/csv/write-table.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import * as allFeatures from '#server/features.ts'

/**
 * `npm run breach -- FOLDER --from '2027-07-19 10:00' --to '2027-07-19 12:00' [--account NAME]`: whom a breach concerns, what
 * is kept of them and the words to send to each, as people.csv in a new FOLDER. With an account: those whose data it saw, by
 * the audit log; without one everybody, as after a copy of the database got out. Times of the fair (docs/breach.md).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, to: { type: 'string' }, account: { type: 'string' } },
})
const timeOf = (typed = '') => {
  const [day = '', time = ''] = typed.split(' ')
  const ms = fairMoment(day, time)
  if (Number.isNaN(ms)) throw new Error("Give --from and --to as 'YYYY-MM-DD HH:MM'.")
  return new Date(ms)
}
try {
  const [named] = positionals
  if (!named) throw new Error("Name a new folder: npm run breach -- ./breach --from '…' --to '…'")
  const breach = { from: timeOf(values.from), to: timeOf(values.to), account: values.account?.toLowerCase() }
  const folder = resolve(named)
  const database = await openDatabase(readSettings(process.env), line => console.error(line))
  try {
    await database.migrate()
    if (breach.account !== undefined && !(await isInAuditLog(database.db, breach.account)))
      throw new Error(`The audit log knows no account ${breach.account}.`)
    const people = await findConcerned(database.db, Object.values<ServerManifest>(allFeatures), breach)
    // The list names people: for whoever runs this and nobody else. An older one is never overwritten.
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
    console.log(`${people.length} people by phone number: ${file}`)
    for (const [kind, all] of counted) console.log(`  ${kind}: ${all.length}`)
    console.log('Not in it: whoever gave no number, and whose data was erased since.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
