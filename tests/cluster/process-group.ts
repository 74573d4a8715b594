import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { unprivileged } from '../programs.ts'

/** A program that runs until it is ended; its output goes to a file. */
export type Running = {
  pid: number
  /** Ends it and everything it started, with SIGTERM by default. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts a program as an unprivileged user in its own process group. */
export function run(command: readonly string[], log: string, env: Record<string, string> = {}): Running {
  const [program = '', ...args] = command
  const output = openSync(log, 'a')
  const child: ChildProcess = spawn(program, args, {
    ...unprivileged(),
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...env },
    detached: true,
    stdio: ['ignore', output, output],
  })
  const ended = once(child, 'exit')
  const pid = child.pid ?? 0
  return {
    pid,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      signalGroup(pid, signal)
      await Promise.race([ended, sleep(15_000, undefined, { ref: false })])
      signalGroup(pid, 'SIGKILL')
    },
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map(server => (server.address() as { port: number }).port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
}

/**
 * Polls until `look` returns something, at most five minutes, and returns that; otherwise throws an error that says what was
 * missing.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T>,
  most = 300_000,
): Promise<NonNullable<T>> {
  for (const end = Date.now() + most; Date.now() < end; await sleep(200)) {
    const found = await look().catch(() => undefined)
    if (found) return found
  }
  throw new Error(`${what}: not within ${most / 1000} s`)
}
