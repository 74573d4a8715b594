import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { auditExport } from '#kit/server/staff/audit.ts'
import { namesWho, rolesOf } from './accounts.server.ts'
import { staffApi } from './api.server.ts'
import type { StaffTables } from './tables.server.ts'

export const manifest: ServerManifest = {
  name: 'staff',
  api: staffApi,
  exports: {
    'audit-log': auditExport,
    accounts: sql`
      select username, array_to_string(roles, ' ') as roles, created_at, disabled_at, second_factor is not null as second_factor
      from staff_accounts order by username`,
  },
  namesWho: (db, permission) => namesWho(db.withTables<StaffTables>(), permission),
  rolesOf: (db, accounts) => rolesOf(db.withTables<StaffTables>(), accounts),
}
