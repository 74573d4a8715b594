import { resolve } from 'node:path'
import { fairDate } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { readSettings } from '#kit/server/settings.ts'
import { defineCommand } from '../command.ts'
import { writeArchive } from '../fair/archive.ts'

const day = 86_400_000

export const command = defineCommand({
  usage: 'FOLDER',
  about:
    'Writes what visitors could see of the fair that is on, or of the last one, as pages and files without a server. The guide must run. Nothing in it is changed.',
  options: {
    photos: { says: 'the photos of the contest too' },
    from: { value: 'ADDRESS', says: 'the guide (default: this machine’s)' },
  },
  words: [1, 1],
  async run({ words: [name = ''], options, say }) {
    const folder = resolve(name)
    const from = options.from ?? `http://127.0.0.1:${readSettings(process.env).port}`
    const { year, files } = await writeArchive({ from, folder, now: Date.now(), withPhotos: options.photos })
    say(`The fair of ${year} is in ${folder}: ${Object.keys(files).length} files. Begin at index.html.`)
    if (!files['photos.html']) return
    const end = editions.find(edition => edition.year === year)?.shravan.to ?? ''
    say(
      `Whoever sent a photo was told that it is kept for a year: delete the archived photos by ${fairDate(Date.parse(end) + 366 * day)}.`,
    )
  },
})
