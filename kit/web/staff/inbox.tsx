import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { useText } from '../language.tsx'
import type { QueryResult } from '../query.ts'
import styles from './inbox.module.css'
import { ListState } from './list-state.tsx'
import { kitStaffTexts } from './texts.ts'
import { useOlderRows } from './use-older-rows.ts'
import { usePolling } from './use-polling.ts'

type RowsProps<Row> = {
  query: Omit<QueryResult<{ total: number }>, 'replace'>
  /** The newest rows, from the query. */
  newest: readonly Row[] | undefined
  /** Resolves to the rows after the first `skip`. */
  readOlder: (skip: string) => Promise<readonly Row[]>
  /** One row as an `li` with a key. `replace` shows the row as staff changed it. */
  row: (row: Row, replace: (after: Row) => void) => ReactNode
  icon: IconName
  loadFailed: string
  none: string
  more: string
}
type Props<Row, List extends string> = RowsProps<Row> & {
  label: string
  lists: readonly { id: List; label: string }[]
  list: List
  onSelect: (list: List) => void
  /** The one row that the address asks for: it is shown alone, with a link to the list. */
  asked?: string | undefined
  /** Shown above the rows, such as a failure. */
  children?: ReactNode
}

/** What visitors sent, newest first: a choice of lists, the rows, and older rows on demand. Refreshed every 20 s. */
export function Inbox<Row extends { id: string }, List extends string>(props: Props<Row, List>) {
  const { label, lists, list, onSelect, asked, children, ...rows } = props
  usePolling(rows.query.refresh)
  return (
    <div className={`stack ${styles.panel}`}>
      <div className={`pad--phone ${styles.lists}`}>
        {asked ? (
          <WholeList />
        ) : (
          <Segments label={label} choices={lists} selected={list} onSelect={onSelect} />
        )}
      </div>
      {children}
      <Rows key={asked ?? list} {...rows} />
    </div>
  )
}

/** A link from the one row that the address asks for to all of them. */
export function WholeList() {
  const t = useText(kitStaffTexts)
  const [here] = useLocation()
  return (
    <Link className="btn btn--quiet btn--s" href={here}>
      <Icon name="i-back" size={20} />
      {t('wholeList')}
    </Link>
  )
}

function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { query, newest, readOlder, row: show, icon, loadFailed, none, more } = props
  const { rows, showMore } = useOlderRows(newest, readOlder)
  const [changed, setChanged] = useState<ReadonlyMap<string, Row>>(new Map())
  const replace = (after: Row) => setChanged(known => new Map(known).set(after.id, after))
  // A later answer of the server is newer than what this console changed; older pages are not read again.
  useEffect(
    () => setChanged(known => new Map([...known].filter(([id]) => !newest?.some(row => row.id === id)))),
    [newest],
  )
  return (
    <>
      <ListState query={query} loadFailed={loadFailed} isEmpty={rows.length === 0} none={none} icon={icon} />
      <ul className={`divided ${styles.list}`}>
        {rows.map(row => show(changed.get(row.id) ?? row, replace))}
      </ul>
      {query.value && rows.length < query.value.total ? (
        <button type="button" className="btn btn--line" onClick={showMore}>
          {more}
        </button>
      ) : null}
    </>
  )
}
