import { join, resolve } from 'node:path'
import { beginCity } from './city/begin.ts'
import { makeCity } from './city/make.ts'
import { readFolder } from './city/read-folder.ts'
import { textsInSource } from './texts-in-source.ts'

/** `npm run city -- begin FOLDER`, `check FOLDER`, `make FOLDER TARGET`: the guide for another city, from a folder. */
const usage = `npm run city -- begin FOLDER         writes this fair as a folder, to overwrite with another city's
npm run city -- check FOLDER         tells which lines are wrong or still name this fair
npm run city -- make FOLDER TARGET   writes the guide of that city into a new folder, ready for npm ci && npm start`

try {
  const [command, folder, target, more] = process.argv.slice(2)
  if (!folder || more || (command === 'make') !== (target !== undefined)) throw new Error(usage)
  if (command === 'begin') {
    beginCity(resolve(folder))
    console.log(
      `${folder} holds this fair. Overwrite it with the other city's, then: npm run city -- check ${folder}`,
    )
  } else if (command === 'check' || command === 'make') await tellOrMake(folder, target)
  else throw new Error(usage)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function tellOrMake(folder: string, target: string | undefined) {
  const { city, faults } = readFolder(resolve(folder), textsInSource(join(import.meta.dirname, '..')))
  // Faults of the folder come first; what the texts still name is known once it is read.
  const wrong = city && target ? makeCity(city, resolve(target)) : faults
  for (const { file, line, column, reason } of wrong)
    console.error(`${city ? file : join(folder, file)}:${line}${column ? ` ${column}` : ''}: ${reason}`)
  if (wrong.length) throw new Error(`${wrong.length} to mend${target ? '; nothing was written' : ''}.`)
  console.log(
    target
      ? `${target} is the guide of ${city?.fair.names.town.en}: cd ${target} && npm ci && npm start`
      : `${folder}: nothing to mend. npm run city -- make ${folder} TARGET`,
  )
}
