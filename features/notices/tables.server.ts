import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { AlertWords, ReceivedAlert } from './received/received-contract.ts'
import type { NoticeLevel } from './texts.ts'

export type NoticeTables = {
  notices: {
    id: string
    level: NoticeLevel
    text_en: string
    text_hi: string
    expires_at: Date
    created_at: Date
    updated_at: Date
    /** Each updated_at before, oldest first. */
    earlier: Generated<Date[]>
    /** It asks everybody about a missing person; its words belong to the search. */
    is_search: Generated<boolean>
  }
}
export type NoticeRow = Selectable<NoticeTables['notices']>
/** An alert of another warning system, and when the source of such alerts was read. */
type ReceivedAlertTable = {
  id: Generated<string>
  sender: string
  identifier: string
  sent_at: Date
  kind: ReceivedAlert['kind']
  severity: ReceivedAlert['severity']
  sender_name: string
  area: string
  texts: JSONColumnType<AlertWords[]>
  expires_at: Date
  received_at: Date
  state: Generated<'new' | 'told' | 'put-away' | 'replaced'>
  decided_at: Generated<Date | null>
}
export type AlertRow = Selectable<ReceivedAlertTable>
export type ReceivedTables = NoticeTables & {
  received_alerts: ReceivedAlertTable
  alert_source: { read_at: Date | null; failed_since: Date | null }
}
/** A visitor's phone that gets notices while the guide is closed. */
type Phone = {
  id: string
  endpoint: string
  p256dh: string
  auth: string
  language: 'en' | 'hi'
  notice_version: string
  notice_language: string
  created_at: Date
}
export type PushTables = NoticeTables & { notice_phones: Phone }
export type PushDatabase = Kysely<PushTables>
