import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export type ServerProcess = {
  pid: number
  /** Where it listens: `http://localhost:PORT`. */
  url: string
  /** All that it printed so far. */
  stdout: () => string
  stderr: () => string
  kill: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code when the process is gone. */
  ended: Promise<number | null>
}
export type StartOptions = {
  env?: Record<string, string>
  user?: { uid: number; gid: number }
  /** Another program than the real one. */
  file?: string
  /** The checkout whose server is started; this one unless told. */
  cwd?: string
  /** Open files and sockets that the process may have (`ulimit -n`). */
  descriptors?: number
  /** The program that runs it: the Node of the tests unless told. */
  node?: string
}

/** Runs the server as people do, on a port of its own; resolves when it is open or has ended. */
export async function startServer(dataDir: string, options: StartOptions = {}): Promise<ServerProcess> {
  const program = [options.node ?? process.execPath, ...startFlags(), options.file ?? 'server/main.ts']
  const limited = ['sh', '-c', `ulimit -n ${options.descriptors} && exec "$@"`, 'sh', ...program]
  const [command = '', ...args] = options.descriptors ? limited : program
  const child = spawn(command, args, {
    ...options.user,
    cwd: options.cwd,
    env: {
      ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
      ...startSettings(),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { stdout: '', stderr: '' }
  const opened = Promise.withResolvers<void>()
  child.stdout.on('data', chunk => {
    heard.stdout += chunk
    if (openAt.test(heard.stdout)) opened.resolve()
  })
  child.stderr.on('data', chunk => (heard.stderr += chunk))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  await Promise.race([opened.promise, ended])
  return {
    pid: child.pid ?? 0,
    url: openAt.exec(heard.stdout)?.[1] ?? '',
    stdout: () => heard.stdout,
    stderr: () => heard.stderr,
    kill: signal => void child.kill(signal),
    ended,
  }
}

/** Node's flags of `npm start`, which bound the server's memory. */
export function startFlags(): string[] {
  const [, flags = ''] = /exec node (.*)server\/main\.ts/.exec(startScript()) ?? []
  return flags.split(' ').filter(flag => flag !== '')
}

/** The setting of `npm start` that keeps memory which was given back from lying about in many places. */
export function startSettings(): Record<string, string> {
  const [, name, value] = /(\w+)=(\S+) exec node/.exec(startScript()) ?? []
  if (!name || !value) throw new Error('npm start has no setting.')
  return { [name]: value }
}

const startScript = () =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts.start

// Behind the address stands the public one, where there is one.
const openAt = / is open at (\S+)(?: \(\S+\))?\n/
