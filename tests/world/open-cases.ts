import type { CaseList, CaseRow } from '#features/cases/contract.ts'
import type { Visitor } from './visitor.ts'

/** The open cases that this member of staff sees. */
export const openCases = async ({ call }: Pick<Visitor, 'call'>): Promise<CaseRow[]> =>
  (await call<CaseList>('GET /api/cases?list=open')).body.cases
