import type { Language } from '#common/text.ts'
import type { Finding, Level } from './contract.ts'
import { sayFinding } from './say.ts'
import { texts } from './texts.ts'

const marks: Record<Level, keyof typeof texts> = {
  mend: 'markMend',
  watch: 'markWatch',
  unknown: 'markUnknown',
  fine: 'markFine',
}

/** A finding in a few lines of plain text: what is wrong, why it matters, what to do. */
export function printed(finding: Finding, language: Language): string {
  const { title, why, act, line, value } = sayFinding(finding, language)
  const first = `${texts[marks[finding.level]][language]}  ${title}${value ? `: ${value}` : ''}`
  return [
    first,
    ...[why, act && `${texts.act[language]} ${act}`, line && `    ${line}`].filter(Boolean),
  ].join('\n    ')
}

/** Everything as plain text, worst first, with how many there are of each kind. */
export function printedReport(findings: readonly Finding[], language: Language): string {
  const count = (...levels: Level[]) => findings.filter(({ level }) => levels.includes(level)).length
  const sum = texts.sum[language]
    .replace('{mend}', String(count('mend')))
    .replace('{watch}', String(count('watch', 'unknown')))
    .replace('{fine}', String(count('fine')))
  return [...findings.map(each => printed(each, language)), sum].join('\n')
}
