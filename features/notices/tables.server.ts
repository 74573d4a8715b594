import type { Kysely } from 'kysely'
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
  }
}
/** A phone of a visitor that is told of notices while the guide is closed. */
export type Phone = {
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
