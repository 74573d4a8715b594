import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { json } from 'node:stream/consumers'
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
  env?: Record<string, string>,
): Promise<Contender> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
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

type Run = { connections: number; seconds: number; warm: number }

export async function measure(contender: Contender, job: Wanted, run: Run): Promise<Load> {
  const child = spawn(process.execPath, ['bench/load.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ ...job, ...run, url: contender.url, dialect: contender.dialect }))
  return (await json(child.stdout)) as Load
}

/** How many rounds a bench has, and how long each contender is measured per round; ROUNDS and SECONDS shorten a bench. */
export const rounds = Number(process.env.ROUNDS ?? 5)
export const run = { connections: 64, seconds: Number(process.env.SECONDS ?? 2), warm: 0.7 }

/** What was measured for each name, one entry per round. */
type Runs = ReadonlyMap<string, readonly Load[]>

/** Measures all in turn. Asks each once before the first round, so that code is compiled and connections are open. */
export async function inRounds<One extends { name: string }>(
  all: readonly One[],
  ask: (one: One) => Promise<Load>,
): Promise<Runs> {
  const found = new Map<string, Load[]>()
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
    const of = (pick: (one: Load) => number, its: string) => spread(runs.map(pick), its)
    const refused = runs.reduce((sum, one) => sum + one.refused, 0)
    console.log(
      `${name.padEnd(34)} ${of(one => one.perSecond, unit)} · p99 ${of(one => one.p99, 'ms')} · refused ${refused}`,
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
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
