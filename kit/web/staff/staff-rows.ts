import type { CallInput, CallName, Contract } from '#common/contract.ts'
import type { QueryResult } from '../query.ts'
import { staffClient, staffQueryHook } from './staff-client.ts'

type Calls<C> = {
  /** The call that returns every row, in `list`. */
  all: keyof C & CallName
  list: string
  /** Missing if rows are only changed. */
  add?: keyof C & CallName
  /** Its path ends with the id. */
  change: keyof C & CallName
}
export type StaffRows<Row, Fields> = Pick<QueryResult<unknown>, 'isLoading' | 'error' | 'refresh'> & {
  rows: readonly Row[] | undefined
  /** Sets newer rows before the list is read again. */
  replace: (change: (rows: readonly Row[]) => readonly Row[]) => void
  add: (id: string, fields: Fields) => Promise<Row>
  change: (id: string, fields: Fields & { updated_at: string }) => Promise<Row>
  /** Every row as it is now, for the second of two editors. */
  readAll: () => Promise<readonly Row[]>
}

/** Makes the hook of a panel of rows that staff edit; its result is for `RecordsPanel`. */
export function staffRowsHook<C extends Contract, Row, Fields>({ all, list, add, change }: Calls<C>) {
  const useRows = staffQueryHook<Contract>()
  const call = staffClient<Contract>()
  const send = async (name: CallName, input: object) => (await call(name, input as CallInput<never>)) as Row
  const rowsOf = (answer: unknown) => (answer as Record<string, readonly Row[]> | undefined)?.[list]
  const id = change.slice(change.lastIndexOf(':') + 1)
  return function useStaffRows(): StaffRows<Row, Fields> {
    const { value, isLoading, error, refresh, replace } = useRows(all, {} as never)
    return {
      ...{ rows: rowsOf(value), isLoading, error, refresh },
      replace: next => replace(known => known && { ...known, [list]: next(rowsOf(known) ?? []) }),
      add: (id, fields) => send(add as CallName, { body: { id, ...fields } }),
      change: (row, body) => send(change, { params: { [id]: row }, body }),
      readAll: async () => rowsOf(await call(all, {} as never)) ?? [],
    }
  }
}
