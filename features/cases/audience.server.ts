import { may } from '#common/permissions.ts'
import type { CaseKind } from '#kit/server/cases.ts'
import type { AppContext } from '#kit/server/context.ts'
import type { Staff } from '#kit/server/http/request.ts'
import { type ShiftRow, shiftsNow } from './duty/duty.server.ts'
import type { CaseRecord, CasesTables } from './tables.server.ts'

type Subject = Pick<CaseRecord, 'kind' | 'subject'>

/** Those of a case's people who are on duty now; undefined if its kind asks nobody in particular. */
type Asked = (about: Subject) => readonly ShiftRow[] | undefined

/** Who is asked about cases now, read once for all of them. */
export async function whomTheyAsk(
  context: Pick<AppContext, 'db' | 'clock' | 'alarms'>,
  kinds: ReadonlyMap<string, CaseKind>,
  rows: readonly Subject[],
): Promise<Asked> {
  const names = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const [kind, group] of Map.groupBy(rows, row => row.kind)) {
    const whom = kinds.get(kind)?.asks?.whom
    const subjects = group.map(({ subject }) => subject)
    if (whom) names.set(kind, await whom(context, subjects))
  }
  const shifts = names.size > 0 ? await shiftsNow(context.db.withTables<CasesTables>()) : []
  return ({ kind, subject }) =>
    names.has(kind)
      ? shifts.filter(({ username }) => names.get(kind)?.get(subject)?.includes(username))
      : undefined
}

/** Whether somebody who may see cases of this kind sees this one. */
export function isShown(
  row: Pick<CaseRecord, 'kind' | 'subject' | 'step' | 'owner_id' | 'done_at'>,
  staff: Staff,
  { kinds, asked }: { kinds: ReadonlyMap<string, CaseKind>; asked: Asked },
): boolean {
  const people = asked(row)
  const otherwise = kinds.get(row.kind)?.asks?.otherwise
  if (!people || !otherwise || row.owner_id === staff.id) return true
  if (people.some(({ staff_id }) => staff_id === staff.id)) return true
  // The second step means that nobody took it in time.
  const isForOthers = people.length === 0 || row.step > 1 || row.owner_id !== null || row.done_at !== null
  return isForOthers && may(staff.roles, otherwise)
}

/** Those of these kinds of which an account sees every case. */
export const shownWhole = (kinds: ReadonlyMap<string, CaseKind>, names: readonly string[], staff: Staff) =>
  names.filter(name =>
    may(staff.roles, kinds.get(name)?.asks?.otherwise ?? kinds.get(name)?.permission ?? 'admin'),
  )
