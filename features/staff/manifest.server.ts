import type { ServerManifest } from '#kit/server/context.ts'
import { rolesOf } from './accounts.server.ts'
import { api } from './api.server.ts'
import type { StaffTables } from './tables.server.ts'

export const manifest: ServerManifest = {
  name: 'staff',
  api,
  rolesOf: (db, accounts) => rolesOf(db.withTables<StaffTables>(), accounts),
}
