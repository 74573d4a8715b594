import type { Kysely, Transaction } from 'kysely'

// biome-ignore lint/complexity/noBannedTypes: no table is known here
type NoTables = {}
/** The guide's database, before a feature has named its own tables: `db.withTables<MyTables>()`. */
export type AnyDatabase = Kysely<NoTables>
export type AnyTransaction = Transaction<NoTables>
