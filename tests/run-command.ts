import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type RunningCommand = {
  process: ChildProcess
  /** Resolves when it has ended, with everything it printed: `out`, `err`, and `said`, which is both. */
  ended: Promise<{ code: number | null; out: string; err: string; said: string }>
}

/** Starts `mela-guide` with these words as an operator would, with no other environment than `env`. */
export function startCommand(words: readonly string[], env: Record<string, string>): RunningCommand {
  const child = spawn(process.execPath, ['scripts/mela-guide.ts', ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([out, err]) => ({ code: child.exitCode, out, err, said: out + err }),
  )
  return { process: child, ended }
}
