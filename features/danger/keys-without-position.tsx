import type { PublicDanger } from './contract.ts'
import { useKnownPosition } from './use-known-position.ts'
import { WalkerKeys } from './walker-keys.tsx'

/** Asks, in the list, whoever may be at a danger. A phone with a known position is asked in the banner, once it is there. */
export function KeysWithoutPosition({ danger }: { danger: PublicDanger }) {
  return useKnownPosition() ? null : <WalkerKeys danger={danger} isSure={false} />
}
