import type { Finding } from './contract.ts'
import { type Patient, worstFirst } from './finding.server.ts'
import { checkInside } from './inside.server.ts'
import { checkAddress } from './proxy.server.ts'

/** Runs all checks at once; takes as long as the slowest, 40 s at most. One finding for each check, worst first. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const found = await Promise.all([checkAddress(patient), checkInside(patient)])
  return worstFirst(found.flat())
}
