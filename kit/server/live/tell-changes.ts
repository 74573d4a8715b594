import { createHash } from 'node:crypto'
import type { CachedResponse } from '../http/response-cache.ts'
import type { Live } from './live.ts'

/** Most bytes of changed rows in one event. Above that, phones fetch the list, spread over `spreadMs`. */
const mostBytes = 16_384

/**
 * Sends open phones each change of a list, whoever made it: a member of staff, a file, the survey. An event carries the ids of
 * all rows in order and the changed rows (kit/web/live-list.ts merges them); it is empty if they are too many or if `restOf` the
 * answer, what else phones show of it, has changed. The list is renewed before its event is sent, so what a phone fetches then is
 * never older. If several server processes notice the same change, one event is kept: the key is a hash of the list before and
 * after. Without the state before, a list that returns to an earlier state would replace that event, and with it rows that only
 * that event carries.
 */
export function tellChanges<T>(
  live: Pick<Live, 'publish'>,
  topic: string,
  answer: Pick<CachedResponse<T>, 'onRenewed'>,
  rowsOf: (value: T) => readonly (readonly [id: string, row: unknown])[],
  restOf: (value: T) => unknown = () => undefined,
): void {
  let rest: string | undefined
  let known: ReadonlyMap<string, string> | undefined
  answer.onRenewed(value => {
    const rows = rowsOf(value)
    const written = new Map(rows.map(([id, row]) => [id, JSON.stringify(row)]))
    const [before, restBefore] = [known, rest]
    known = written
    rest = JSON.stringify(restOf(value))
    if (!before) return
    const changed = rows.filter(([id]) => before.get(id) !== written.get(id))
    const order = rows.map(([id]) => id)
    const isRestChanged = rest !== restBefore
    if (!isRestChanged && changed.length === 0 && order.join() === [...before.keys()].join()) return
    const bytes = changed.reduce((sum, [id]) => sum + Buffer.byteLength(written.get(id) ?? ''), 0)
    const key = createHash('sha256')
      .update(JSON.stringify([[...before], restBefore, [...written], rest]))
      .digest('base64url')
      .slice(0, 22)
    const data = isRestChanged || bytes > mostBytes ? {} : { order, rows: Object.fromEntries(changed) }
    void live.publish(topic, key, data)
  })
}

/** Tells open phones that an answer has changed, without the change: they fetch it again (`useLiveAnswer`). */
export const tellChange = <T>(
  live: Pick<Live, 'publish'>,
  topic: string,
  answer: Pick<CachedResponse<T>, 'onRenewed'>,
): void =>
  tellChanges(
    live,
    topic,
    answer,
    () => [],
    value => value,
  )
