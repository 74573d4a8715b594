import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { Load } from './load.ts'
import type { Job, Wanted } from './requests.ts'

/** A server that is measured. */
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
  options: { cwd?: string; env?: Record<string, string> } = {},
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

/** A run, and the CPU time in µs that server and database needed for each answer. */
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
  // The guide's database is a child process of the guide: its CPU time is counted apart.
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

/** The processes and all their children. */
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
