import type { ServerManifest } from '#kit/server/context.ts'
import { streetPlanApi } from './api.server.ts'

export const manifest: ServerManifest = { name: 'street-plan', api: streetPlanApi }
