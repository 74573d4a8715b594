import { useState } from 'react'
import { firstOfEach } from '#common/first-of-each.ts'

/**
 * A list's newest rows and the older pages that were requested; `read` resolves to the rows after the first `skip`. New rows push
 * others down, and closed ones let others up, so a row that appears on two pages is shown once, as it is on the newest.
 */
export function useOlderRows<Row extends { id: string }>(
  newest: readonly Row[] | undefined,
  read: (skip: string) => Promise<readonly Row[]>,
) {
  const [older, setOlder] = useState<readonly Row[]>([])
  const rows = firstOfEach([...(newest ?? []), ...older])
  const showMore = async () => {
    const next = await read(String(rows.length)).catch(() => undefined)
    if (next) setOlder([...older, ...next])
  }
  return { rows, showMore, forget: () => setOlder([]) }
}
