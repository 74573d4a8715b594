import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './machine.ts'
import { places } from './units.ts'

/** Waits up to a minute until a server process answers on the port. */
export async function waitUntilReady(port: number): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200))
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) return
  throw new Error('The guide does not answer. Its log: journalctl --unit mela-guide --lines 50')
}

/**
 * Sets and prints passwords of the two first accounts, once per installation. The server itself prints none into the
 * system's log.
 */
export function firstPasswords(machine: Machine): void {
  const marker = `${places.root}/passwords-were-set`
  if (machine.exists(marker)) return
  for (const account of ['admin', 'vehicle'])
    console.log(machine.run('/usr/local/bin/mela-guide', 'reset-password', '--', account).trim())
  console.log('Keep these passwords: they are shown only this once.')
  machine.write(marker, '', 0o600)
}
