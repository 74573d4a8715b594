import { keptState } from '#kit/web/shared-state.ts'
import type { OwnPerson } from './contract.ts'

/** The text of a report. It stays on this phone; the server never returns it. */
export type SaidOfPerson = { id: string; is_found: boolean; person: string; last_seen: string }
/** The phone's copy of its own reports of persons. `at`: when the server last answered (ms), 0 if never. */
export type KeptPersons = { said: readonly SaidOfPerson[]; reports: readonly OwnPerson[]; at: number }
type Receipt = Pick<OwnPerson, 'id' | 'number' | 'created_at'>

const empty: KeptPersons = { said: [], reports: [], at: 0 }
function readKeptPersons(stored: string | null): KeptPersons | undefined {
  if (stored === null) return undefined
  try {
    return { ...empty, ...(JSON.parse(stored) as Partial<KeptPersons>) }
  } catch {
    return empty
  }
}
const kept = keptState('missing-person-own', readKeptPersons)
/** What is kept; undefined if this phone has reported nobody. */
export const useKeptPersons = kept.use

const keep = (change: (known: KeptPersons) => KeptPersons): void => kept.set(change(kept.get() ?? empty))

/** Stores the text of a report, once the outbox has it. */
export const keepSaid = (said: SaidOfPerson): void =>
  keep(known => ({ ...known, said: [said, ...known.said.filter(({ id }) => id !== said.id)] }))

/** Records that a report has arrived, until the server says more. */
export const keepReceipt = ({ id, number, created_at }: Receipt): void =>
  keep(known =>
    known.reports.some(report => report.id === id)
      ? known
      : {
          ...known,
          reports: [
            {
              ...{ id, number, created_at, seen_at: null },
              is_found: known.said.find(said => said.id === id)?.is_found ?? false,
              ...{ status: 'open', closed_at: null, position: null },
            },
            ...known.reports,
          ],
        },
  )

/** Stores the server's answer, and keeps the text only of those reports and the `waiting` ones. */
export const keepAnswer = (reports: readonly OwnPerson[], waiting: readonly string[]): void =>
  keep(known => ({
    said: known.said.filter(({ id }) => waiting.includes(id) || reports.some(report => report.id === id)),
    reports,
    at: Date.now(),
  }))

/** Stores the state of one report. */
export const keepOne = (report: OwnPerson): void =>
  keep(known => ({
    ...known,
    reports: known.reports.map(other => (other.id === report.id ? report : other)),
  }))
