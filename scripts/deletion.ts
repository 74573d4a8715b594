import { resolve } from 'node:path'
import { town } from '#content/town.ts'
import { countDoomed, type Doomed, proveInBackup, withDependants } from '#kit/server/backup/proof.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import type { Settings } from '#kit/server/settings.ts'
import { bold, type Given } from './command.ts'

/** Options of every command that deletes. */
export const deletionOptions = {
  'dry-run': { says: 'say what would be deleted and whether the backup holds it, and delete nothing' },
  fair: { value: 'NAME', says: 'the fair’s name, in place of typing it' },
  backup: { value: 'FOLDER', says: 'where the backup is (default: BACKUP_TO)' },
} as const

/** The name to type as confirmation, such as `Shravani Mela 2026`. */
export const nameOfFair = (year: number): string => `Shravani Mela ${year}`

type Deletion = {
  settings: Settings
  db: AnyDatabase
  /** What is deleted, in a few words. */
  what: string
  doomed: readonly Doomed[]
  year: number
  /** The rows name pictures, which are deleted too. */
  withPictures?: boolean
}

/**
 * Whether to delete: says what and how much, checks that the newest verified backup holds all of it and every photo, and asks
 * for the fair's name. Throws if something is missing; false after a dry run.
 */
export async function mayDelete(
  { options, say, ask }: Given<typeof deletionOptions>,
  { settings, db, what, doomed, year, withPictures = false }: Deletion,
): Promise<boolean> {
  const all = await withDependants(db, doomed)
  const counts = await countDoomed(db, all)
  say(bold(`${what}: this deletes from the guide of ${town.en}`))
  for (const [table, rows] of counts) say(`  ${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}`)
  if (counts.size === 0) say('  no row')
  if (withPictures) say('  and the pictures that these rows alone name')
  const place = options.backup ? { backupTo: resolve(options.backup), backupS3: undefined } : {}
  const id = await proveInBackup({ ...settings, ...place }, db, all)
  say(`The backup ${id} holds all of it, and every photo.`)
  if (options['dry-run']) {
    say('A dry run: nothing was deleted.')
    return false
  }
  const name = nameOfFair(year)
  const typed = options.fair ?? (await ask(`Type ${bold(name)} to delete:`))
  if (typed === undefined) throw new Error(`Nothing was deleted: add --fair '${name}'.`)
  if (typed.trim().toLowerCase() !== name.toLowerCase())
    throw new Error(`'${typed}' is not '${name}': nothing was deleted.`)
  return true
}
