import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentOf, namesOf } from './content-of.ts'
import { type FileFault, foreignWords } from './foreign-words.ts'
import type { City } from './read-folder.ts'
import { rewritten, stringsNaming, withNames } from './rewrite.ts'

const home = join(import.meta.dirname, '../..')
/** Not part of a city's version: what is made or installed, and the tests, which know the first fair. */
const notCopied = new Set(['.git', 'node_modules', 'dist', 'data', 'tests', 'bench'])
const product = '{common,ui,content,kit,features,web,server}/**/*.{ts,tsx}'
const manifest = 'public/manifest.webmanifest'

/**
 * Writes the guide of another city into a new folder. Where a text, a setting or a list still names the first fair nothing is
 * written, and each such line is told: of a text by its key, which belongs into `texts.csv`.
 */
export function makeCity(city: City, target: string): FileFault[] {
  if (existsSync(target)) throw new Error(`${target} is there already: name a new folder.`)
  const half = `${target}.half`
  rmSync(half, { recursive: true, force: true })
  try {
    cpSync(home, half, {
      recursive: true,
      filter: path => !notCopied.has(relative(home, path)) && !/\.(test|e2e|old)\.tsx?$/.test(path),
    })
    const faults = writeCity(city, half)
    if (faults.length === 0) renameSync(half, target)
    return faults
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

function writeCity(city: City, target: string): FileFault[] {
  const names = namesOf(city)
  const content = contentOf(city)
  const foreign = foreignWords(city.fair, [...names.values()])
  const faults: FileFault[] = []
  // What only questions of the first fair need goes with them.
  writeFileSync(join(target, 'content/quiz-bank.server.ts'), emptyBank)
  for (const name of globSync(product, { cwd: target })) {
    const file = name.replaceAll('\\', '/')
    if (isNotShown(file)) continue
    const source = readFileSync(join(target, file), 'utf8')
    const constants = content[file.replace(/^content\//, '')]
    const isContent = file.startsWith('content/')
    const made = rewritten(file, source, {
      names,
      sentences: city.sentences,
      constants: isContent ? constants : undefined,
    })
    if (made !== source) writeFileSync(join(target, file), made)
    if (isContent) continue
    for (const { line, word, key } of stringsNaming(file, made, foreign))
      faults.push({
        file,
        line,
        ...(key && { column: key.slice(file.length + 1) }),
        reason: `still names ${word}`,
      })
  }
  writeFileSync(join(target, manifest), withNames(readFileSync(join(target, manifest), 'utf8'), names))
  for (const [file, bytes] of Object.entries(city.lists)) writeFileSync(join(target, 'content', file), bytes)
  return faults
}

const isNotShown = (file: string) => /(^|\/)(test-[^/]+|examples|[\w-]*stories|own-words)\.tsx?$/.test(file)
const emptyBank = `import type { KeyedQuestion } from './quiz.server.ts'

export const quizBank: readonly KeyedQuestion[] = []
`
