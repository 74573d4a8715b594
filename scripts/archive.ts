import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fairDate } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { readSettings } from '#kit/server/settings.ts'
import { writeArchive } from './fair/archive.ts'

/**
 * `npm run archive -- FOLDER [--photos] [--from ADDRESS]`: writes what visitors could see of the fair that is on, or of the last
 * one, as pages and files without a server. The guide must run. Nothing in it is changed.
 */
const day = 86_400_000
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'boolean', default: false }, from: { type: 'string' } },
})
try {
  const [folder] = positionals
  if (!folder) throw new Error('Name a new folder: npm run archive -- ./archive')
  const from = values.from ?? `http://127.0.0.1:${readSettings(process.env).port}`
  const now = Date.now()
  const { year, files } = await writeArchive({
    from,
    folder: resolve(folder),
    now,
    withPhotos: values.photos,
  })
  console.log(
    `The fair of ${year} is in ${resolve(folder)}: ${Object.keys(files).length} files. Begin at index.html.`,
  )
  const end = editions.find(edition => edition.year === year)?.shravan.to ?? ''
  if (files['photos.html'])
    console.log(
      `Whoever sent a photo was told that it is kept for a year: delete the archived photos by ${fairDate(Date.parse(end) + 366 * day)}.`,
    )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
