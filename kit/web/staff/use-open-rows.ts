import { useEffect, useRef, useState } from 'react'

type Options<Row> = {
  /** The list's rows, `newest` of them as the server gave them last. */
  listed: readonly Row[]
  newest: readonly Row[] | undefined
  isOpen: (id: string) => boolean
  /** Resolves to a row that has left the list as it is now. */
  readOne: (row: Row) => Promise<Row | undefined>
}

/**
 * The rows of a list that renews itself. One that leaves it while its reader has it open stays in its place until it is closed, so
 * that nothing typed in it is lost; `hasLeft` says so of a row. Whatever the reader changed (`replace`) goes where it belongs.
 */
export function useOpenRows<Row extends { id: string }>({ listed, newest, isOpen, readOne }: Options<Row>) {
  const shown = useRef(listed)
  const [changed, setChanged] = useState<ReadonlyMap<string, { before: string; after: Row }>>(new Map())
  const [readAgain, setReadAgain] = useState<ReadonlyMap<string, Row>>(new Map())
  const hasLeft = ({ id }: Row) => !listed.some(row => row.id === id)
  const rows = [...listed]
  shown.current.forEach((row, at) => {
    if (!hasLeft(row) || !isOpen(row.id) || changed.has(row.id)) return
    const above = new Set(shown.current.slice(0, at).map(({ id }) => id))
    rows.splice(rows.findLastIndex(({ id }) => above.has(id)) + 1, 0, readAgain.get(row.id) ?? row)
  })
  useEffect(() => {
    shown.current = rows
  })
  // A later answer is newer than what this console changed, unless it was on its way already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at with each answer of the server
  useEffect(() => {
    const now = new Map(listed.map(row => [row.id, JSON.stringify(row)]))
    setChanged(known => new Map([...known].filter(([id, { before }]) => (now.get(id) ?? before) === before)))
  }, [newest])
  const left = rows.filter(hasLeft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each answer of the server
  useEffect(() => {
    for (const row of left)
      readOne(row).then(
        now => now && setReadAgain(known => new Map(known).set(row.id, now)),
        () => undefined,
      )
  }, [newest, left.map(({ id }) => id).join()])
  return {
    rows: rows.map(row => changed.get(row.id)?.after ?? row),
    hasLeft,
    replace: (after: Row) => {
      const before = JSON.stringify(listed.find(({ id }) => id === after.id))
      setChanged(known => new Map(known).set(after.id, { before, after }))
    },
  }
}
