import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { useOlderRows } from '#kit/web/staff/use-older-rows.tsx'
import { usePolling } from '#kit/web/staff/use-polling.tsx'
import { Segments } from '#ui/segments.tsx'
import type { contract, StaffComplaint } from '../contract.ts'
import { ComplaintRow } from './complaint-row.tsx'
import styles from './complaints-panel.module.css'
import { texts } from './texts.ts'

const useComplaints = staffQueryHook<typeof contract>()
const call = staffClient<typeof contract>()
type List = 'open' | 'closed' | 'all'

/** What people complain about, newest first, and what was done about it. */
export function Panel() {
  const t = useText(texts)
  const [list, setList] = useState<List>('open')
  const complaints = useComplaints('GET /api/complaints', { query: { list } })
  const { value, refresh } = complaints
  const { rows, showMore, forget } = useOlderRows(
    value?.complaints,
    async skip => (await call('GET /api/complaints', { query: { list, skip } })).complaints,
  )
  const [changed, setChanged] = useState<ReadonlyMap<string, StaffComplaint>>(new Map())
  usePolling(refresh)
  return (
    <div className={styles.panel}>
      <div className={styles.which}>
        <Segments
          label={t('which')}
          choices={[
            { id: 'open', label: t('open') },
            { id: 'closed', label: t('closed') },
            { id: 'all', label: t('all') },
          ]}
          selected={list}
          onSelect={id => {
            setList(id as List)
            forget()
          }}
        />
      </div>
      <ListState
        query={complaints}
        loadFailed={t('loadFailed')}
        isEmpty={rows.length === 0}
        none={t('none')}
        icon="i-check"
      />
      <ul className={styles.list}>
        {rows.map(row => (
          <ComplaintRow
            key={row.id}
            complaint={changed.get(row.id) ?? row}
            onSaved={after => {
              setChanged(known => new Map(known).set(after.id, after))
              refresh()
            }}
          />
        ))}
      </ul>
      {value && rows.length < value.total ? (
        <button type="button" className="btn btn--line" onClick={showMore}>
          {t('more')}
        </button>
      ) : null}
    </div>
  )
}
