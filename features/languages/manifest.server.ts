import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'

export const manifest: ServerManifest = { name: 'languages', api }
