import type { Language } from '#common/text.ts'
import type { Finding, Level } from './contract.ts'
import { checkNames, doctorTexts } from './texts.ts'

const marks: Record<Level, keyof typeof doctorTexts> = {
  mend: 'markMend',
  watch: 'markWatch',
  unknown: 'markUnknown',
  fine: 'markFine',
}

/** A finding as a line of plain text. */
export const printed = ({ check, level, say }: Finding, language: Language): string =>
  `${doctorTexts[marks[level]][language]}  ${checkNames[check][language]}: ${say[language]}`

/** The whole report as plain text, worst first, with the number of findings of each kind. */
export function printedReport(findings: readonly Finding[], language: Language): string {
  const count = (...levels: Level[]) => findings.filter(({ level }) => levels.includes(level)).length
  const sum = doctorTexts.sum[language]
    .replace('{mend}', String(count('mend')))
    .replace('{watch}', String(count('watch', 'unknown')))
    .replace('{fine}', String(count('fine')))
  return [...findings.map(each => printed(each, language)), sum].join('\n')
}
