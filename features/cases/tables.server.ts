import type { Generated, Kysely, Selectable } from 'kysely'
import type { CaseStep } from './contract.ts'

type CasesTable = {
  id: Generated<string>
  number: Generated<number>
  kind: string
  subject: string
  told: Generated<number>
  raised_at: Generated<Date>
  seen_at: Date | null
  seen_by: string | null
  due_at: Date | null
  step: Generated<number>
  next_at: Generated<Date | null>
  owner_id: string | null
  owner_name: string | null
  taken_at: Date | null
  done_at: Date | null
  done_by: string | null
  over_at: Date | null
  is_unpublished: Generated<boolean>
  sender: Generated<string>
  network: Generated<string>
}
type StepsTable = {
  id: Generated<string>
  case_id: string
  at: Generated<Date>
  step: CaseStep['step']
  by_name: Generated<string>
  to_name: Generated<string>
  note: Generated<string>
}
type SubscriptionsTable = {
  id: Generated<string>
  endpoint: string
  p256dh: string
  auth: string
  language: 'en' | 'hi'
  staff_id: string
  created_at: Generated<Date>
}
type MessagesTable = {
  id: Generated<string>
  subscription_id: string
  case_id: string
  is_late: boolean
  expires_at: Date
  next_at: Generated<Date>
  tries: Generated<number>
}
type PostsTable = {
  id: string
  name_en: string
  name_hi: string
  is_active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Date
}
type ShiftsTable = {
  id: Generated<string>
  post_id: string
  staff_id: string
  username: string
  from_at: Generated<Date>
  until_at: Date
  ended_at: Date | null
  note: Generated<string>
}
export type CasesTables = {
  duty_posts: PostsTable
  duty_shifts: ShiftsTable
  cases: CasesTable
  case_steps: StepsTable
  push_subscriptions: SubscriptionsTable
  push_messages: MessagesTable
}
export type CasesDatabase = Kysely<CasesTables>
export type CaseRecord = Selectable<CasesTable>
