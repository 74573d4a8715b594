import { readFile } from 'node:fs/promises'
import type { Fault } from '#kit/server/csv/fault.ts'
import { importFile, type Stored } from '#kit/server/csv/importer.ts'
import { createResponseCache } from '#kit/server/http/response-cache.ts'
import { readSettings } from '#kit/server/settings.ts'
import { contentKinds, kindOf } from '#server/content-kinds.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withDatabase } from '../with-database.ts'

const kinds = contentKinds.map(({ name }) => name).join(', ')

export const command = defineCommand({
  usage: 'FILE.csv',
  about:
    'Imports a list into the guide, also while it runs, all or nothing. Rows that the file lacks stay as they are.',
  options: {
    check: { says: 'tell what would change and change nothing' },
    as: { value: 'KIND', says: `one of ${kinds}; otherwise told by the file’s first line` },
  },
  words: [1, 1],
  async run({ words: [file = ''], options, say }) {
    if (options.as !== undefined && !contentKinds.some(({ name }) => name === options.as))
      throw new UsageError(`There is no list ${options.as}: name one of ${kinds}.`)
    const bytes = await readFile(file)
    const kind = options.as ? contentKinds.find(({ name }) => name === options.as) : kindOf(bytes)
    if (!kind) throw new Error(`${file}: not a list that the guide knows; name its kind with --as: ${kinds}.`)
    const refuse = (faults: readonly Fault[]) => {
      for (const { line, column, reason } of faults)
        console.error(`${file}:${line}${column ? ` ${column}` : ''}: ${reason.en}`)
      throw new Error(
        `${faults.length} ${faults.length === 1 ? 'error' : 'errors'} to fix; nothing was imported.`,
      )
    }
    // Check the file before opening the database; most faults are found here.
    const found = kind.load(bytes)
    if (found.faults.length > 0) refuse(found.faults)
    await withDatabase(readSettings(process.env), async database => {
      const { stored, faults } = await importFile(database.db, kind, bytes, {
        at: new Date(),
        trial: options.check,
      })
      if (!stored) return refuse(faults)
      say(`${file}: ${options.check ? 'would be imported' : 'imported'} as ${kind.name}: ${count(stored)}`)
      if (options.check) return
      const prepared = createResponseCache(database.pool)
      await prepared.changed(kind.topic)
      await prepared.close()
    })
  },
})

function count({ added, changed, unchanged, kept }: Stored): string {
  const parts = [`${added} new`, `${changed} changed`, `${unchanged} as before`]
  if (kept) parts.push(`${kept} left alone because they were surveyed`)
  return parts.join(', ')
}
