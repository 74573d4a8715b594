import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBar } from './bar.ts'
import { defineCommand, readArguments, reasonOf, runCommand } from './command.ts'
import { commands, main } from './mela-guide.ts'

let said: string[] = []
let failed: string[] = []
beforeEach(() => {
  said = []
  failed = []
  vi.spyOn(console, 'log').mockImplementation(line => void said.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation(line => void failed.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

test('the command alone lists everything it can do, in groups', async () => {
  expect(await main([])).toBe(0)
  const all = said.join('\n')
  for (const group of ['Run it', 'Look after it', 'Give it out', 'Begin a fair', 'People’s data'])
    expect(all).toContain(group)
  for (const name of Object.keys(commands)) expect(all).toMatch(new RegExp(`^  ${name} `, 'm'))
})

test.each(Object.entries(commands))(
  'mela-guide %s: --help only prints help, and a typing error is refused before anything is opened',
  async (name, listed) => {
    const { command } = await listed.load()
    expect(await main([name, '--help'])).toBe(0)
    expect(said.join('\n')).toContain(command.about)
    for (const option of Object.keys(command.options)) expect(said.join('\n')).toContain(`--${option}`)
    expect(await main([name, '--no-such-flag'])).toBe(2)
    expect(failed.join('\n')).toContain('There is no --no-such-flag here.')
    for (const option of Object.keys(command.options)) {
      expect(await main([name, `--${option.slice(0, -1)}`])).toBe(2)
      expect(failed.at(-2)).toBe(`There is no --${option.slice(0, -1)} here. Did you mean --${option}?`)
    }
    expect(await main([name.slice(1)])).toBe(2)
    expect(failed.at(-2)).toContain(`Did you mean ${name}?`)
    expect(await main([name, ...Array(command.words[1] + 1).fill('word')])).toBe(2)
    if (command.words[0] > 0) expect(await main([name])).toBe(2)
    expect(failed.at(-1)).toBe(`Help: mela-guide ${name} --help`)
  },
)

test('an unknown word is refused with the nearest command, or with the list if none is near', async () => {
  expect(await main(['dotcor'])).toBe(2)
  expect(failed).toEqual(['There is no command dotcor. Did you mean doctor?', 'All of them: mela-guide'])
  expect(await main(['__proto__'])).toBe(2)
  expect(failed[2]).toBe('There is no command __proto__.')
})

const command = defineCommand({
  usage: 'FOLDER',
  about: 'Does it.',
  options: { from: { value: 'ADDRESS', says: 'where' }, dry: { says: 'nothing' } },
  words: [1, 1],
  run: async ({ words: [word] }) => {
    throw new Error(`${word} is broken.`)
  },
})

test('flags are read in any order, with the `--` that npm used to need, and a wrong one is answered with the nearest', () => {
  expect(readArguments(command, ['--', './x', '--from', 'here', '--dry'])).toEqual({
    words: ['./x'],
    options: { from: 'here', dry: true },
  })
  expect(() => readArguments(command, ['./x', '--form=here'])).toThrow(
    'There is no --form here. Did you mean --from?',
  )
  expect(() => readArguments(command, ['./x', '--from'])).toThrow('--from needs a value: --from ADDRESS.')
  expect(() => readArguments(command, ['./x', '--from', '--dry'])).toThrow('--from needs a value')
  expect(() => readArguments(command, ['./x', '--dry=yes'])).toThrow('--dry takes no value.')
  expect(() => readArguments(command, [])).toThrow('Something is missing: FOLDER.')
})

test('a failing command ends with 1 and its reason, never silently', async () => {
  expect(await runCommand('it', command, ['./x'])).toBe(1)
  expect(failed).toEqual(['./x is broken.'])
  expect(reasonOf(new AggregateError([new Error('one'), new Error('two')]))).toBe('one\ntwo')
  expect(reasonOf(new Error(''))).toBe('Error')
  expect(reasonOf(undefined)).toBe('undefined')
})

test('a file that cannot be read or written is named in one sentence', () => {
  const fault = (code: string) =>
    reasonOf(Object.assign(new Error(`${code}: words of Node, open '/x'`), { code, path: '/x' }))
  expect(fault('ENOENT')).toBe('/x does not exist.')
  expect(fault('EACCES')).toMatch(/^\/x may not be read or written by the user \w+\.$/)
})

test.each([true, false])('work of more than two seconds shows a bar on a terminal: %s', isTTY => {
  vi.useFakeTimers()
  const written: string[] = []
  const bar = openBar({ isTTY, write: (text: string) => written.push(text) } as never)
  bar.show(1, 4, 'of the tables')
  vi.advanceTimersByTime(1900)
  expect(written).toEqual([])
  vi.advanceTimersByTime(400)
  expect(written.at(-1)).toBe(isTTY ? '[######------------------] 25 % of the tables, 2 s' : undefined)
  bar.close()
  vi.useRealTimers()
})
