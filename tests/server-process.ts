import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export type ServerProcess = {
  pid: number
  /** Where it listens: `http://localhost:PORT`. */
  url: string
  /** Everything it has printed so far. */
  stdout: () => string
  stderr: () => string
  kill: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>
}
export type StartOptions = {
  env?: Record<string, string>
  user?: { uid: number; gid: number }
  /** A program to start instead of the real one. */
  file?: string
  /** The checkout whose server is started; this one by default. */
  cwd?: string
  /** Limit on the process's open files and sockets (`ulimit -n`). */
  descriptors?: number
  /** The program that runs it; by default the tests' Node. */
  node?: string
}

/** Runs the server as people do, on a free port; resolves when it is open or has ended. */
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

/** The Node flags of `npm start`, which limit the server's memory. */
export function startFlags(): string[] {
  const [, flags = ''] = /exec node (.*)server\/main\.ts/.exec(startScript()) ?? []
  return flags.split(' ').filter(flag => flag !== '')
}

/** The setting of `npm start` that keeps freed memory from being scattered. */
export function startSettings(): Record<string, string> {
  const [, name, value] = /(\w+)=(\S+) exec node/.exec(startScript()) ?? []
  if (!name || !value) throw new Error('npm start has no setting.')
  return { [name]: value }
}

const startScript = () =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts.start

// The public address, if any, follows the local one.
const openAt = / is open at (\S+)(?: \(\S+\))?\n/
