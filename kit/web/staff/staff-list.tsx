import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { foldSpelling } from '#common/hindi.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import { useText } from '../language.tsx'
import { StaffNotLoaded } from './loaded.tsx'
import styles from './staff-list.module.css'
import { kitStaffTexts } from './texts.ts'

type Props<Row> = {
  rows: readonly Row[] | undefined
  query: ComponentProps<typeof StaffNotLoaded>['query']
  /** The text that the search looks in. */
  wordsOf: (row: Row) => readonly string[]
  row: (row: Row) => ReactNode
  keyOf: (row: Row) => string
  /** The button that adds a row. */
  add?: { label: string; onAdd: () => void } | undefined
  /** Filters beside the search. */
  children?: ReactNode
}

/** A list that staff search and add to, with its loading, failed and empty states. */
export function StaffList<Row>(props: Props<Row>) {
  const { rows, query, wordsOf, row: show, keyOf, add, children } = props
  const t = useText(kitStaffTexts)
  // The menu's search links here with a name.
  const asked = new URLSearchParams(useSearch()).get('find') ?? ''
  const [wanted, setWanted] = useState(asked)
  useEffect(() => {
    if (asked) setWanted(asked)
  }, [asked])
  if (!rows) return <StaffNotLoaded query={query} failed={t('loadFailed')} />
  const words = foldSpelling(wanted)
  const found = words
    ? rows.filter(row => wordsOf(row).some(word => foldSpelling(word).includes(words)))
    : rows
  return (
    <div className={`stack ${styles.panel}`}>
      <div className={`cluster pad--phone ${styles.tools}`}>
        <input
          className="in"
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
        {add ? (
          <button type="button" className="btn btn--main" onClick={add.onAdd}>
            <Icon name="i-plus" size={20} />
            <span>{add.label}</span>
          </button>
        ) : null}
      </div>
      {children}
      {found.length === 0 ? <State icon="i-search" title={t(words ? 'none' : 'empty')} /> : null}
      <ul className="divided board">
        {found.map(row => (
          <li key={keyOf(row)}>{show(row)}</li>
        ))}
      </ul>
    </div>
  )
}

type RowProps = {
  name: string
  below: string
  marks?: readonly string[]
  /** Not shown to visitors. */
  isHidden?: boolean
  onOpen: () => void
}

/** A row that opens its editor: name, detail and badges. */
export function StaffRow({ name, below, marks = [], isHidden = false, onOpen }: RowProps) {
  const t = useText(kitStaffTexts)
  const all = [...(isHidden ? [t('hidden')] : []), ...marks]
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span>
        <b>{name}</b>
        <small className="sub">{below}</small>
        {all.length ? (
          <span className={styles.marks}>
            {all.map(mark => (
              <span key={mark} className={styles.mark}>
                {mark}
              </span>
            ))}
          </span>
        ) : null}
      </span>
      <Icon name="i-chevron" size={20} />
    </button>
  )
}
