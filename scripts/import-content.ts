import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Fault } from '#kit/server/csv/fault.ts'
import { type Importer, importFile, type Stored } from '#kit/server/csv/importer.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import { createResponseCache } from '#kit/server/http/response-cache.ts'
import { readSettings } from '#kit/server/settings.ts'
import { contentKinds, kindOf } from '#server/content-kinds.ts'

/** `npm run import -- FILE.csv [--check] [--as places]`: imports a list into a running installation, whole or not at all. */
const usage = `Name a CSV file: npm run import -- places.csv
  --check    tells what would change and changes nothing
  --as KIND  one of ${contentKinds.map(kind => kind.name).join(', ')}; otherwise told by the file's first line`

try {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false }, as: { type: 'string' } },
    allowPositionals: true,
  })
  const [file, more] = positionals
  if (!file || more) throw new Error(usage)
  const bytes = await readFile(file)
  const kind = values.as ? contentKinds.find(({ name }) => name === values.as) : kindOf(bytes)
  if (!kind) throw new Error(`${file}: this is none of the lists that are known.\n${usage}`)
  // The file is checked before the database is opened: most faults are found here.
  const { faults } = kind.load(bytes)
  if (faults.length) refuse(file, faults)
  else await bring(file, bytes, kind, values.check)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function bring(file: string, bytes: Uint8Array, kind: Importer, trial: boolean) {
  const database = await openDatabase(readSettings(process.env), console.log)
  try {
    await database.migrate()
    const { stored, faults } = await importFile(database.db, kind, bytes, { at: new Date(), trial })
    if (!stored) return refuse(file, faults)
    console.log(`${file}: ${trial ? 'would be imported' : 'imported'} as ${kind.name}: ${count(stored)}`)
    if (trial) return
    const prepared = createResponseCache(database.pool)
    await prepared.changed(kind.topic)
    await prepared.close()
  } finally {
    await database.close()
  }
}

function refuse(file: string, faults: readonly Fault[]) {
  for (const { line, column, reason } of faults)
    console.error(`${file}:${line}${column ? ` ${column}` : ''}: ${reason}`)
  console.error(`${faults.length} to mend; nothing was imported.`)
  process.exitCode = 1
}

function count({ added, changed, unchanged, kept }: Stored): string {
  const parts = [`${added} new`, `${changed} changed`, `${unchanged} as before`]
  if (kept) parts.push(`${kept} left alone because they were surveyed`)
  return parts.join(', ')
}
