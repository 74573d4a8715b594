import type { ServerManifest } from '#kit/server/context.ts'
import { waterWiresApi } from './api.server.ts'

export const manifest: ServerManifest = { name: 'water-wires', api: waterWiresApi }
