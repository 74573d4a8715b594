import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { inTurn, spread } from './figures.ts'
import type { Load } from './load.ts'
import type { Job, Wanted } from './requests.ts'

/** A server to be measured. */
export type Contender = {
  name: string
  dialect: Job['dialect']
  url: string
  pid: number
  close: () => Promise<void>
}

/** Starts a server; resolves once it prints `… open at PORT` or `… open at URL`. */
export async function start(
  name: string,
  dialect: Job['dialect'],
  [program = '', ...args]: readonly string[],
  options: { env?: Record<string, string> } = {},
): Promise<Contender> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options })
  const port = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
      const found = /open at (?:http:\/\/[^:\s]+:)?(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`${name} ended with ${code} before it was open`)))
  })
  return { name, dialect, url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await Promise.race([once(child, 'exit'), new Promise(resolve => setTimeout(resolve, 5000))])
  child.kill('SIGKILL')
}

/** A run, and the server's and the database's CPU time per answer in µs. */
export type Measured = Load & { serverCpu: number; databaseCpu: number }
type Run = { connections: number; seconds: number; warm: number }

export async function measure(
  contender: Contender,
  job: Wanted,
  run: Run,
  database: readonly number[],
): Promise<Measured> {
  const task = { ...job, ...run, url: contender.url, dialect: contender.dialect }
  const child = spawn(process.execPath, ['bench/load.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(task))
  let output = ''
  let before: { server: number; database: number } | undefined
  // The guide's database is a child process of the guide; its CPU time is counted separately.
  const now = () => {
    const ofDatabase = tree(database)
    const ofServer = tree([contender.pid]).filter(pid => !ofDatabase.includes(pid))
    return { server: ticks(ofServer), database: ticks(ofDatabase) }
  }
  child.stdout.on('data', chunk => {
    output += chunk
    if (output.startsWith('measuring\n')) before ??= now()
  })
  await once(child, 'close')
  const after = now()
  const load = JSON.parse(output.split('\n')[1] ?? '') as Load
  const cost = (part: 'server' | 'database') =>
    ((after[part] - (before?.[part] ?? 0)) * 10_000) / load.answered
  return { ...load, serverCpu: cost('server'), databaseCpu: cost('database') }
}

/** How many rounds a bench has, and how long each contender is measured per round; ROUNDS and SECONDS shorten a bench. */
export const rounds = Number(process.env.ROUNDS ?? 5)
export const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }

/** What was measured for each name, one entry per round. */
type Runs = ReadonlyMap<string, readonly Measured[]>

/** Measures all in turn. Asks each once before the first round, so that code is compiled and connections are open. */
export async function inRounds<One extends { name: string }>(
  all: readonly One[],
  ask: (one: One) => Promise<Measured>,
): Promise<Runs> {
  const found = new Map<string, Measured[]>()
  for (const one of all) await ask(one)
  for (let round = 0; round < rounds; round += 1)
    for (const one of inTurn(round, all))
      found.set(one.name, [...(found.get(one.name) ?? []), await ask(one)])
  return found
}

/** Prints one line per name; `unit`: what is counted, such as `lists/s`. */
export function printRuns(found: Runs, unit: string): void {
  console.log(`${rounds} rounds of ${run.seconds} s; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  for (const [name, runs] of found) {
    const of = (pick: (one: Measured) => number, its: string) => spread(runs.map(pick), its)
    const cpu = `CPU ${of(one => one.serverCpu, '')} server + ${of(one => one.databaseCpu, 'µs')} database`
    const refused = runs.reduce((sum, one) => sum + one.refused, 0)
    console.log(
      `${name.padEnd(34)} ${of(one => one.perSecond, unit)} · p99 ${of(one => one.p99, 'ms')} · ${cpu} · refused ${refused}`,
    )
  }
}

/** Answers per second of one name divided by those of another, for each round. */
export const ratios = (found: Runs, one: string, other: string): number[] =>
  (found.get(one) ?? []).map((run, n) => run.perSecond / (found.get(other)?.[n]?.perSecond ?? Number.NaN))

/** Resident memory of the process in MB, including files it shares with others. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** CPU time of all threads of a process so far, in s. */
export const cpuSeconds = (pid: number): number => {
  const fields = statOf(String(pid))
  return (Number(fields?.[11]) + Number(fields?.[12])) / 100
}

/** The processes and all their descendants. */
function tree(roots: readonly number[]): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const fields = statOf(name)
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const found = new Set(roots)
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid)
  }
  return [...found]
}
/** CPU time of processes and of their ended children, in hundredths of a second. */
function ticks(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(String(pid))
    return fields ? fields.slice(11, 15).reduce((all, part) => all + Number(part), sum) : sum
  }, 0)
}
function statOf(name: string): string[] | undefined {
  if (!/^\d+$/.test(name)) return undefined
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
