import { useEffect, useEffectEvent, useState } from 'react'
import { firstOfEach } from '#common/first-of-each.ts'
import { createFreshRuns } from '#common/shared-runs.ts'

/**
 * A list's newest rows and the older pages that were requested; `read` resolves to the rows after the first `skip`. New rows push
 * others down, and closed ones let others up: the older pages are read again after each answer with the newest, one run at a time
 * however fast they come, and a row that appears on two pages is shown once, as it is on the newest. `showMore`: for `ShowMore`.
 */
export function useOlderRows<Row extends { id: string }>(
  newest: readonly Row[] | undefined,
  read: (skip: string) => Promise<readonly Row[]>,
) {
  const [older, setOlder] = useState<readonly Row[]>([])
  const [inTurn] = useState(createFreshRuns<'read', void>)
  const rows = firstOfEach([...(newest ?? []), ...older])
  const showMore = async () => {
    const next = await read(String(rows.length))
    setOlder(known => [...known, ...next])
  }
  const readAgain = useEffectEvent(async () => {
    if (!newest || older.length === 0) return
    const again: Row[] = []
    while (again.length < older.length) {
      const page = await read(String(newest.length + again.length))
      if (page.length === 0) break
      again.push(...page)
    }
    // One more page may have come meanwhile.
    setOlder(known => (known === older ? again : known))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each answer of the server
  useEffect(() => {
    inTurn('read', readAgain).catch(() => undefined)
  }, [newest])
  return { rows, showMore }
}
