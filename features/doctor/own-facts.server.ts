import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { descriptorLimit } from '#kit/server/limits/descriptors.ts'
import type { Seen } from './contract.ts'

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
