import { ownWords } from '#content/own-words.ts'
import type { Fault } from '#kit/server/csv/fault.ts'
import type { FairFile } from './contract.ts'

/** A fault with its file's name. */
export type FileFault = Fault & { file: string }

/** Words of the first fair that another city has no use for: all but those that its folder means (`mayName`) or uses itself. */
export const foreignWords = ({ mayName, names }: FairFile, used: readonly string[]): string[] => {
  const own = [...mayName, ...used, ...Object.values(names).flatMap(name => Object.values(name))]
  return ownWords.filter(word => !own.some(each => each.includes(word)))
}

/** Lines of a city's own file that still name the first fair. */
export function linesNaming(file: string, text: string, words: readonly string[]): FileFault[] {
  return text.split('\n').flatMap((line, at) => {
    const word = words.find(each => line.includes(each))
    return word ? [{ file, line: at + 1, reason: `still names ${word}` }] : []
  })
}
