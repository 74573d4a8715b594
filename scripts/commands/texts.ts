import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gapsOf, readSheet, type Translation, writeSheet } from '#features/languages/translation.server.ts'
import { makeFolder } from '#kit/server/make-folder.ts'
import { defineCommand, UsageError } from '../command.ts'
import { textsInSource } from '../texts-in-source.ts'

const home = fileURLToPath(new URL('../..', import.meta.url))

export const command = defineCommand({
  usage: 'export FILE.csv | import FILE.csv | gaps',
  about:
    'All texts of the guide as a spreadsheet for translators, and back, all or nothing (docs/translating.md). `gaps` tells what is missing.',
  options: {
    language: { value: 'CODE', default: 'mai', says: 'the third language (default: mai, Maithili)' },
    to: {
      value: 'FOLDER',
      default: join(home, 'content/languages'),
      says: 'where translations are kept (default: content/languages)',
    },
  },
  words: [1, 2],
  async run({ words: [what = '', file = ''], options: { language, to }, say }) {
    if (!['export', 'import', 'gaps'].includes(what) || (what === 'gaps') !== (file === ''))
      throw new UsageError('Say export FILE.csv, import FILE.csv, or gaps.')
    const texts = textsInSource(home)
    const pathOf = (code: string) => join(to, `${code}.json`)
    const stored = (code: string): Translation =>
      existsSync(pathOf(code)) ? (JSON.parse(readFileSync(pathOf(code), 'utf8')) as Translation) : {}

    if (what === 'export') {
      if (!/^[a-z]{2,3}$/.test(language) || /^(en|hi)$/.test(language))
        throw new UsageError(`--language ${language}: give the code of the new language, such as mai or bho`)
      writeFileSync(file, writeSheet(texts, language, stored(language)))
      say(`${file}: ${texts.length} texts, column ${language} to fill`)
    } else if (what === 'import') {
      const read = readSheet(readFileSync(file), texts)
      for (const { line, column, reason } of read.faults)
        console.error(`${file}:${line}${column ? ` ${column}` : ''}: ${reason}`)
      if (!read.translation) {
        const count = read.faults.length
        throw new Error(`${count} ${count === 1 ? 'error' : 'errors'} to fix; nothing was imported.`)
      }
      makeFolder(to)
      // Renamed once complete, so that an interrupted import leaves the old file.
      writeFileSync(`${pathOf(read.language)}.new`, `${JSON.stringify(read.translation, null, 2)}\n`)
      renameSync(`${pathOf(read.language)}.new`, pathOf(read.language))
      say(`${file}: ${texts.length} texts imported as ${read.language}`)
    } else {
      const { missing, changed } = gapsOf(texts, stored(language))
      for (const { key } of missing) say(`missing  ${key}`)
      for (const { key } of changed) say(`changed  ${key}`)
      say(
        `${language}: ${missing.length} of ${texts.length} texts missing, ${changed.length} of an older sentence`,
      )
    }
  },
})
