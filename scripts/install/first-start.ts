import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './machine.ts'

/** Waits up to a minute until a server process answers on the port. */
export async function waitUntilReady(port: number): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200))
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) return
  throw new Error('The guide does not answer. Its log: journalctl --unit mela-guide --lines 50')
}

/**
 * Sets and prints passwords of the two first accounts, where nobody has set them yet. The server itself prints none into the
 * system's log.
 */
export function firstPasswords(machine: Machine): void {
  const said = machine.run('/usr/local/bin/mela-guide', 'reset-password', '--first').trim()
  if (said) console.log(`${said}\nKeep these passwords: they are shown only this once.`)
}
