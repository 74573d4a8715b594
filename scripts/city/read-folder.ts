import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import type { SourceText } from '#features/languages/translation.server.ts'
import { contentKinds } from '#server/content-kinds.ts'
import { readTexts, type Sentences } from './city-texts.ts'
import { type FairFile, fairFile, type QuizFile, quizFile } from './contract.ts'
import { type FileFault, foreignWords, linesNaming } from './foreign-words.ts'
import { lineFinder } from './json-lines.ts'
import { fairFaults } from './sense.ts'

export type City = {
  fair: FairFile
  quiz: QuizFile
  /** Lists by their file name. */
  lists: Readonly<Record<string, Buffer>>
  sentences: Sentences
}

/** Reads a city's folder whole; `texts.csv` alone may be missing. `city` is undefined while a line is wrong; each wrong line is told once. */
export function readFolder(
  folder: string,
  texts: readonly SourceText[],
): { city?: City; faults: FileFault[] } {
  const faults: FileFault[] = []
  const bytesOf = (file: string) => {
    const path = join(folder, file)
    if (existsSync(path)) return readFileSync(path)
    faults.push({ file, line: 1, reason: 'is missing' })
    return undefined
  }
  const fair = readJson('fair.json', fairFile, fairFaults)
  const quiz = readJson('quiz.json', quizFile)
  const lists: Record<string, Buffer> = {}
  for (const kind of contentKinds) {
    const file = `${kind.name}.csv`
    const bytes = bytesOf(file)
    if (!bytes) continue
    lists[file] = bytes
    faults.push(...kind.load(bytes).faults.map(fault => ({ file, ...fault })))
  }
  const own = existsSync(join(folder, 'texts.csv'))
    ? readTexts(readFileSync(join(folder, 'texts.csv')), texts)
    : { sentences: new Map(), faults: [] }
  faults.push(...own.faults.map(fault => ({ file: 'texts.csv', ...fault })))
  if (fair) {
    const words = foreignWords(fair, [])
    for (const file of ['fair.json', 'quiz.json', ...Object.keys(lists), 'texts.csv'])
      if (existsSync(join(folder, file)))
        faults.push(...linesNaming(file, readFileSync(join(folder, file), 'utf8'), words))
  }
  const isWhole = fair && quiz && faults.length === 0
  return {
    faults: onePerLine(faults),
    ...(isWhole && { city: { fair, quiz, lists, sentences: own.sentences } }),
  }

  function readJson<T extends z.ZodMiniType>(
    file: string,
    contract: T,
    more: (value: z.infer<T>) => { path: PropertyKey[]; reason: string }[] = () => [],
  ): z.infer<T> | undefined {
    const json = bytesOf(file)?.toString('utf8')
    if (json === undefined) return undefined
    let value: unknown
    try {
      value = JSON.parse(json)
    } catch (error) {
      const [, line = '1'] = /line (\d+)/.exec((error as Error).message) ?? []
      faults.push({ file, line: Number(line), reason: `is not JSON: ${(error as Error).message}` })
      return undefined
    }
    const lineOf = lineFinder(json)
    const parsed = contract.safeParse(value)
    const wrong = parsed.success
      ? more(parsed.data)
      : parsed.error.issues.map(({ path, message }) => ({ path, reason: message }))
    for (const { path, reason } of wrong)
      faults.push({ file, line: lineOf(path), column: path.join('.'), reason })
    return parsed.data
  }
}

function onePerLine(faults: readonly FileFault[]): FileFault[] {
  const seen = new Set<string>()
  return faults.filter(({ file, line }) => {
    const isNew = !seen.has(`${file}:${line}`)
    seen.add(`${file}:${line}`)
    return isNew
  })
}
