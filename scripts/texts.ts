import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gapsOf, readSheet, type Translation, writeSheet } from '#features/languages/translation.server.ts'
import { makeFolder } from '#kit/server/make-folder.ts'
import { textsInSource } from './texts-in-source.ts'

/** `npm run texts -- export FILE.csv`, `import FILE.csv`, `gaps`: all texts as a spreadsheet for translators, and back. */
const usage = `npm run texts -- export FILE.csv [--language mai]   writes every text of the guide for translators
npm run texts -- import FILE.csv                    stores the translation, whole or not at all
npm run texts -- gaps [--language mai]              tells what is missing
  --to FOLDER  where translations are kept; content/languages by default`

const home = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  options: {
    language: { type: 'string', default: 'mai' },
    to: { type: 'string', default: join(home, 'content/languages') },
  },
  allowPositionals: true,
})
const [command, file = '', more] = positionals
const texts = textsInSource(home)
const pathOf = (language: string) => join(values.to, `${language}.json`)
const stored = (language: string): Translation =>
  existsSync(pathOf(language)) ? (JSON.parse(readFileSync(pathOf(language), 'utf8')) as Translation) : {}

try {
  if (command === 'export' && file && !more) exportTexts()
  else if (command === 'import' && file && !more) importTexts()
  else if (command === 'gaps' && !file) tellGaps(values.language)
  else throw new Error(usage)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function exportTexts() {
  if (!/^[a-z]{2,3}$/.test(values.language) || /^(en|hi)$/.test(values.language))
    throw new Error(`--language ${values.language}: give the code of the new language, such as mai or bho`)
  writeFileSync(file, writeSheet(texts, values.language, stored(values.language)))
  console.log(`${file}: ${texts.length} texts, column ${values.language} to fill`)
}

function importTexts() {
  const { language, translation, faults } = readSheet(readFileSync(file), texts)
  for (const { line, column, reason } of faults)
    console.error(`${file}:${line}${column ? ` ${column}` : ''}: ${reason}`)
  if (!translation) throw new Error(`${faults.length} to mend; nothing was imported.`)
  makeFolder(values.to)
  // Renamed once it is whole: a stopped import leaves the file of before.
  writeFileSync(`${pathOf(language)}.new`, `${JSON.stringify(translation, null, 2)}\n`)
  renameSync(`${pathOf(language)}.new`, pathOf(language))
  console.log(`${file}: ${texts.length} texts imported as ${language}`)
}

function tellGaps(language: string) {
  const { missing, changed } = gapsOf(texts, stored(language))
  for (const { key } of missing) console.log(`missing  ${key}`)
  for (const { key } of changed) console.log(`changed  ${key}`)
  console.log(
    `${language}: ${missing.length} of ${texts.length} texts missing, ${changed.length} of an older sentence`,
  )
}
