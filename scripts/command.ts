import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs, styleText } from 'node:util'
import { nearestOf } from '#common/nearest.ts'
import { openBar } from './bar.ts'

/** A command's option. `value`: the value's name in the help; without it the option is a switch. */
type Option = { says: string; value?: string; default?: string }
export type Options = Readonly<Record<string, Option>>
type Values<O extends Options> = {
  [Name in keyof O]: O[Name] extends { value: string }
    ? O[Name] extends { default: string }
      ? string
      : string | undefined
    : boolean
}
/** What was typed after a command's name, and functions to talk to the user. */
export type Given<O extends Options> = {
  words: string[]
  options: Values<O>
  /** Prints a line. */
  say: (line: string) => void
  /** Shows progress on a terminal, once the work has lasted for two seconds. */
  progress: (done: number, all: number, what?: string) => void
  /** Asks on the terminal; undefined if nobody can answer. */
  ask: (question: string) => Promise<string | undefined>
}
export type Command = {
  /** What follows the name, such as `[NAME]`. */
  usage: string
  /** What it does, in full sentences. */
  about: string
  options: Options
  /** The fewest and the most words it takes. */
  words: readonly [least: number, most: number]
  /** Resolves with an exit code; undefined means 0. */
  run: (given: Given<Options>) => Promise<number | undefined>
}

/** Gives `run` the types of the command's own options. */
export const defineCommand = <const O extends Options>(
  command: Omit<Command, 'options' | 'run'> & {
    options: O
    run: (given: Given<O>) => Promise<number | undefined> | Promise<void>
  },
): Command => command as unknown as Command

/** Wrong usage: exit code 2, and a pointer to the help. */
export class UsageError extends Error {}

/** Parses the arguments; throws UsageError for anything wrong, before anything is opened. */
export function readArguments(
  { options, words: [least, most], usage }: Command,
  args: readonly string[],
): { words: string[]; options: Values<Options> } {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  const { tokens, positionals } = parseArgs({
    // Accept the `--` that people type by habit, as in `npm run X -- Y`.
    args: args[0] === '--' ? args.slice(1) : [...args],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const values: Record<string, string | boolean> = {}
  for (const [name, option] of Object.entries(options)) {
    if (!option.value) values[name] = false
    else if (option.default !== undefined) values[name] = option.default
  }
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = options[token.name]
    if (!option) {
      const nearest = nearestOf(token.name, Object.keys(options))
      throw new UsageError(
        `There is no ${token.rawName} here.${nearest ? ` Did you mean --${nearest}?` : ''}`,
      )
    }
    const value = token.inlineValue || !token.value?.startsWith('--') ? token.value : undefined
    if (option.value && !value)
      throw new UsageError(`--${token.name} needs a value: --${token.name} ${option.value}.`)
    if (!option.value && value !== undefined) throw new UsageError(`--${token.name} takes no value.`)
    values[token.name] = value ?? true
  }
  if (positionals.length < least) throw new UsageError(`Something is missing: ${usage}.`)
  if (positionals.length > most)
    throw new UsageError(`${positionals[most]} is one word too many${usage ? `: ${usage}` : ''}.`)
  return { words: positionals, options: values as Values<Options> }
}

/** Runs a command with its arguments. Returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function runCommand(name: string, command: Command, args: readonly string[]): Promise<number> {
  const bar = openBar(process.stderr)
  try {
    const { words, options } = readArguments(command, args)
    const say = (line: string) => bar.print(() => console.log(line))
    const ask = (question: string) => bar.pause(() => askOnTerminal(question))
    return (await command.run({ words, options, say, progress: bar.show, ask })) ?? 0
  } catch (error) {
    bar.close()
    console.error(reasonOf(error))
    if (!(error instanceof UsageError)) return 1
    console.error(`Help: mela-guide ${name} --help`)
    return 2
  } finally {
    bar.close()
  }
}

/** A failure's reason, never empty; with the stack if it is a bug of ours. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('\n')
  const { code = '', path } = error as NodeJS.ErrnoException
  if (path && Object.hasOwn(fileFaults, code)) return `${path} ${fileFaults[code]}.`
  if (path && /^(EACCES|EPERM)$/.test(code))
    return `${path} may not be read or written by the user ${userInfo().username}.`
  const isDefect = [TypeError, ReferenceError, RangeError, SyntaxError].some(kind => error instanceof kind)
  return (isDefect ? error.stack : undefined) ?? (error.message || error.name)
}

const fileFaults: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EEXIST: 'is there already',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'cannot be written: the disk is full',
}

/** The help of one command. */
export function helpOf(name: string, { usage, about, options }: Command): string {
  const all = Object.entries(options).map(([option, { value }]) => `--${option}${value ? ` ${value}` : ''}`)
  const width = Math.max(0, ...all.map(each => each.length))
  const lines = Object.values(options).map(
    ({ says }, at) => `  ${bold((all[at] ?? '').padEnd(width))}  ${says}`,
  )
  return [`mela-guide ${name} ${usage}`.trim(), '', about, ...(lines.length > 0 ? ['', ...lines] : [])].join(
    '\n',
  )
}

/** Bold on a terminal, plain elsewhere. */
export const bold = (text: string): string => styleText('bold', text, { stream: process.stdout })

async function askOnTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(`${question} `)).trim()
  } finally {
    terminal.close()
  }
}
