import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/** One migration: `NNNN-name.sql` in its feature's folder or under kit/ or server/. */
export type Migration = { number: number; name: string; sql: string; hash: string }

const root = resolve(import.meta.dirname, '../../..')

/** All migrations by number. Throws if a number is used twice. Numbers may be missing. */
export function findMigrations(folder = root): Migration[] {
  const files = globSync(
    ['features/*/[0-9][0-9][0-9][0-9]-*.sql', '{kit,server}/**/[0-9][0-9][0-9][0-9]-*.sql'],
    {
      cwd: folder,
    },
  )
  const found = files
    .map(file => {
      const sql = readFileSync(resolve(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const name = basename(file, '.sql')
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        hash: createHash('sha256').update(sql).digest('hex'),
      }
    })
    .sort((a, b) => a.number - b.number)
  found.forEach(({ name, number }, i) => {
    if (number === found[i - 1]?.number)
      throw new Error(`Each migration has a number of its own; look at ${name}.sql.`)
  })
  return found
}
