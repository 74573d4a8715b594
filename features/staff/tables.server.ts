import type { Generated } from 'kysely'
import type { Role } from '#common/permissions.ts'

export type StaffTables = {
  staff_accounts: {
    id: Generated<string>
    /** In lower case. */
    username: string
    roles: Role[]
    password_hash: string
    password_changed_at: Generated<Date>
    second_factor: Generated<string | null>
    second_factor_offer: Generated<string | null>
    second_factor_step: Generated<number>
    disabled_at: Generated<Date | null>
    created_at: Generated<Date>
  }
  staff_sessions: {
    id_hash: Buffer
    account_id: string
    password_changed_at: Date
    opened_at: Date
    seen_at: Date
  }
  staff_handset_links: { secret_hash: string; account_id: string; ends_at: Date; tries: Generated<number> }
  staff_recovery_codes: { code_hash: Buffer; account_id: string; tries: Generated<number> }
  staff_known_places: { account_id: string; kind: 'phone' | 'network'; name: string; seen_at: Date }
}
