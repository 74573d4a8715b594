import { readFile } from 'node:fs/promises'
import { collectedOn } from '#content/edition.ts'
import type { AppContext } from '#kit/server/context.ts'
import { type Importer, importFile } from './importer.ts'

/** Imports `content/{name}.csv` into an empty table; the rows are dated to the day on which the data was collected. */
export const importStarterContent =
  (importer: Importer) =>
  async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
    if (!(await importer.isEmpty(db))) return
    const bytes = await readFile(new URL(`../../../content/${importer.name}.csv`, import.meta.url))
    const { faults } = await importFile(db, importer, bytes, { at: new Date(`${collectedOn}T00:00+05:30`) })
    const [fault] = faults
    if (fault) throw new Error(`content/${importer.name}.csv, line ${fault.line}: ${fault.reason.en}`)
  }
