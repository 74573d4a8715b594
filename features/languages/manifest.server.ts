import type { ServerManifest } from '#kit/server/context.ts'
import { languagesApi } from './api.server.ts'

export const manifest: ServerManifest = { name: 'languages', api: languagesApi }
