import { readFileSync } from 'node:fs'
import { checkSealedLines } from '#features/cases/replay/sealed-lines.server.ts'
import { defineCommand } from '../command.ts'

const faults = {
  'no-replay': 'This is no sealed file of a replay.',
  broken:
    'The chain breaks at line LINE: the line before it was changed, or one is missing or was added there.',
  'cut-off': 'The end is missing: the file was cut off after line LINE.',
}

export const command = defineCommand({
  usage: 'FILE',
  about:
    'Reads a sealed file of what happened (console, Report, What happened) and tells whether each line is as it was written. Compare the seal that it prints with the one in the audit log: a file that somebody made anew has another one.',
  options: { seal: { value: 'SEAL', says: 'the seal of the audit log, to be compared' } },
  words: [1, 1],
  run: async ({ words: [path = ''], options, say }) => {
    const check = checkSealedLines(readFileSync(path, 'utf8'))
    if (!check.ok) {
      say(faults[check.why].replace('LINE', String(check.line)))
      return 1
    }
    const { from, until, made_by } = check.about
    say(`${check.lines} lines from ${from} to ${until}, made by ${made_by}: all are there and unchanged.`)
    say(`Seal: ${check.seal}`)
    if (options.seal !== undefined && options.seal.toLowerCase() !== check.seal) {
      say('This is not the seal that you gave: the file is another one.')
      return 1
    }
    return 0
  },
})
