import type { ServerManifest } from '#kit/server/context.ts'
import { practiceApi } from './api.server.ts'

export const manifest: ServerManifest = { name: 'practice', api: practiceApi }
