import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AppContext } from '#kit/server/context.ts'
import { descriptorLimit } from '#kit/server/limits/descriptors.ts'
import type { Finding, Seen } from './contract.ts'
import { type Patient, worstFirst } from './finding.server.ts'
import { checkInside } from './inside.server.ts'
import { printed } from './print.ts'
import { checkAddress } from './proxy.server.ts'

/** Runs all checks at once; takes as long as the slowest, 40 s at most. One finding for each check, worst first. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const found = await Promise.all([checkAddress(patient), checkInside(patient)])
  return worstFirst(found.flat())
}

/** What must be fixed, in words for the operator, as far as it can be seen before the proxy runs. */
export async function troublesAtStart(
  context: Pick<AppContext, 'settings' | 'pool' | 'db' | 'storage' | 'machineClock' | 'secret'>,
): Promise<string[]> {
  const clock = context.machineClock
  const own = ownFacts({ clock })
  const findings = await checkInside({ ...context, clock, key: context.secret('doctor'), own })
  return findings.filter(({ level }) => level === 'mend').map(finding => printed(finding, 'en'))
}

/** What a server process knows about itself; nothing of a request. */
export function ownFacts({ clock }: { clock: () => number }): Seen {
  const moved = clock() - (performance.timeOrigin + performance.now())
  return {
    ip: '',
    peer: '',
    host: '',
    is_forwarded: false,
    is_trusted: false,
    descriptors: descriptorLimit(),
    clock_moved: Math.round(moved / 1000),
    has_build: existsSync(join(import.meta.dirname, '../../dist/web/pages.json')),
  }
}
