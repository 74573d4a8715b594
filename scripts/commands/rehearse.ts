import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fairMoment } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { readSettings } from '#kit/server/settings.ts'
import { defineCommand, UsageError } from '../command.ts'
import { makeRehearsal } from '../fair/rehearsal.ts'

export const command = defineCommand({
  usage: 'YEAR FOLDER',
  about:
    'Copies the guide into a new FOLDER by a backup made now, without what visitors sent and without its cases, and marks the copy as a rehearsal: its clock shows that moment of the fair when the command ends, and goes on from there. The guide goes on working meanwhile.',
  options: {
    day: { value: 'YYYY-MM-DD', says: 'the day that the copy begins with (default: the first Monday)' },
    time: { value: 'HH:MM', default: '04:00', says: 'the time of that day (default: 04:00)' },
  },
  words: [2, 2],
  async run({ words: [year, folder = ''], options, say, progress }) {
    const edition = editions.find(each => each.year === Number(year))
    const known = editions.map(each => each.year).join(', ')
    if (!edition) throw new UsageError(`Name a fair (${known}) and a new folder.`)
    const begin = fairMoment(options.day ?? edition.mondays[0] ?? edition.shravan.from, options.time)
    if (Number.isNaN(begin)) throw new UsageError('Give the day as YYYY-MM-DD and the time as HH:MM.')
    const dataDir = resolve(folder)
    if (existsSync(dataDir)) throw new Error(`${dataDir} is there already: name a new folder.`)

    await makeRehearsal(readSettings(process.env), { dataDir, begin }, { say, progress })
    say(`The rehearsal is in ${dataDir}. Open it: DATA_DIR=${folder} PORT=3200 npm start`)
  },
})
