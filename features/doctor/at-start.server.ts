import type { AppContext } from '#kit/server/context.ts'
import { checkInside } from './inside.server.ts'
import { ownFacts } from './own-facts.server.ts'
import { printed } from './print.ts'

/** What must be fixed, in words for the operator, as far as it can be seen before the proxy runs. */
export async function troublesAtStart(
  context: Pick<AppContext, 'settings' | 'pool' | 'db' | 'storage' | 'machineClock' | 'secret'>,
): Promise<string[]> {
  const clock = context.machineClock
  const own = ownFacts({ clock })
  const findings = await checkInside({ ...context, clock, key: context.secret('doctor'), own })
  return findings.filter(({ level }) => level === 'mend').map(finding => printed(finding, 'en'))
}
