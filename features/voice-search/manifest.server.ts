import type { ServerManifest } from '#kit/server/context.ts'
import { voiceSearchApi } from './api.server.ts'

export const manifest: ServerManifest = { name: 'voice-search', api: voiceSearchApi }
