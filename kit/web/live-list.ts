import { useLive } from './live.ts'
import { writeOffline } from './offline-cache.ts'
import type { QueryResult } from './query.ts'

/** The server's event about a changed list (kit/server/live/tell-changes.ts); empty if too much has changed for one event. */
type Change<Row> = { order?: readonly string[]; rows?: Readonly<Record<string, Row>> }

/** ms over which phones spread their requests after a change that is too large for one event. */
const spreadMs = 10_000

type ListKind<T, Row> = {
  /** Address of the list, whose stored copy is updated too. */
  url: string
  rowsOf: (list: T) => readonly Row[]
  idOf: (row: Row) => string
  withRows: (list: T, rows: Row[]) => T
}

/** Fetches an answer again when the server says that it has changed, after a random delay of up to ten seconds. */
export function useLiveAnswer(topic: string, { refresh }: Pick<QueryResult<unknown>, 'refresh'>): void {
  useLive(topic, () => void setTimeout(refresh, Math.random() * spreadMs), refresh)
}

/** Follows the changes of a list while it is on the screen: a correction by staff is shown within two seconds. */
export function useLiveList<T, Row>(topic: string, query: QueryResult<T>, kind: ListKind<T, Row>): void {
  const hear = ({ order, rows = {} }: Change<Row>) => {
    if (!order) return void setTimeout(query.refresh, Math.random() * spreadMs)
    let isWhole = true
    let next: T | undefined
    query.replace(list => {
      if (!list) return undefined
      const known = new Map(kind.rowsOf(list).map(row => [kind.idOf(row), row]))
      const all = order.flatMap(id => rows[id] ?? known.get(id) ?? [])
      // This phone never had one of the rows: it missed an earlier event.
      isWhole = all.length === order.length
      next = kind.withRows(list, all)
      return isWhole ? next : undefined
    })
    if (!isWhole) void query.refresh()
    else if (next) writeOffline(kind.url, next)
  }
  useLive<Change<Row>>(topic, hear, query.refresh)
}
