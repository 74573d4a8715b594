import { fill, type Language, type Text } from '#common/text.ts'
import type { Finding } from './contract.ts'
import { type FindingWords, findings } from './finding-texts.ts'

/** The words of a finding in one language. */
export function sayFinding({ name, values }: Finding, language: Language) {
  const words: FindingWords = findings[name]
  const say = (text: Text | undefined) => text && fill(text, language, values)
  return {
    title: fill(words.title, language, values),
    why: say(words.why),
    act: say(words.act),
    line: words.line?.replace(/\{(\w+)\}/g, (_, slot: string) => String(values[slot] ?? '')),
    value: say(words.value),
  }
}
