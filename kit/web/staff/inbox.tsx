import { Fragment, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import { useText } from '../language.tsx'
import type { QueryResult } from '../query.ts'
import styles from './inbox.module.css'
import { ListState } from './list-state.tsx'
import { ShowMore } from './show-more.tsx'
import { kitStaffTexts } from './texts.ts'
import { useOlderRows } from './use-older-rows.ts'
import { useOpenRows } from './use-open-rows.ts'
import { usePolling } from './use-polling.ts'

export type RowState<Row> = {
  isOpen: boolean
  /** Opens or closes it. One that another desk moves out of the list stays while it is open. */
  setOpen: (isOpen: boolean) => void
  /** Shows the row as staff changed it. */
  replace: (after: Row) => void
}
type RowsProps<Row> = {
  query: Omit<QueryResult<{ total: number }>, 'replace'>
  /** The newest rows, from the query. */
  newest: readonly Row[] | undefined
  /** Resolves to the rows after the first `skip`. */
  readOlder: (skip: string) => Promise<readonly Row[]>
  /** Resolves to the row as it is now, whatever list it is in. */
  readOne: (row: Row) => Promise<Row | undefined>
  /** One row as an `li`. */
  row: (row: Row, state: RowState<Row>) => ReactNode
  /** The one row that the address asks for: it is shown alone and open, with a link to the list. */
  asked?: string | undefined
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
  /** Shown above the rows, such as a failure. */
  children?: ReactNode
}

/** What visitors sent, newest first: a choice of lists, the rows, and older rows on demand. Refreshed every 20 s. */
export function Inbox<Row extends { id: string }, List extends string>(props: Props<Row, List>) {
  const { label, lists, list, onSelect, children, ...rows } = props
  const { asked } = rows
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
      <InboxRows key={asked ?? list} {...rows} />
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

/** Below a row that is open and no longer in the list. */
export function LeftList() {
  const t = useText(kitStaffTexts)
  return (
    <li className="pad--phone">
      <Note kind="info" live="status" title={t('leftList')} />
    </li>
  )
}

/** The rows of one list, and older ones on demand. */
export function InboxRows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { query, newest, readOlder, readOne, row: show, asked, icon, loadFailed, none, more } = props
  const { rows: listed, showMore } = useOlderRows(newest, readOlder)
  const [open, setOpen] = useState<readonly string[]>(asked ? [asked] : [])
  const isOpen = (id: string) => open.includes(id)
  const { rows, hasLeft, replace } = useOpenRows({ listed, newest, isOpen, readOne })
  return (
    <>
      <ListState query={query} loadFailed={loadFailed} isEmpty={rows.length === 0} none={none} icon={icon} />
      <ul className="divided board">
        {rows.map(row => {
          const item = show(row, {
            isOpen: isOpen(row.id),
            setOpen: is => setOpen(known => (is ? [...known, row.id] : known.filter(id => id !== row.id))),
            replace,
          })
          return (
            <Fragment key={row.id}>
              {item}
              {hasLeft(row) ? <LeftList /> : null}
            </Fragment>
          )
        })}
      </ul>
      {query.value && listed.length < query.value.total ? <ShowMore label={more} read={showMore} /> : null}
    </>
  )
}
