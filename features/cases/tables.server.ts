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
export type CasesTables = { cases: CasesTable; case_steps: StepsTable }
export type CasesDatabase = Kysely<CasesTables>
export type CaseRecord = Selectable<CasesTable>
