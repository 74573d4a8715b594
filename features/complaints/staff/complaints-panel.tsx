import { useState } from 'react'
import { useText } from '#web/kit/language.tsx'
import { staffClient, staffReader } from '#web/kit/staff/staff-client.tsx'
import { useFresh } from '#web/kit/staff/use-fresh.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Loading, State } from '#web/ui/state.tsx'
import type { contract, StaffComplaint } from '../contract.ts'
import { ComplaintRow } from './complaint-row.tsx'
import styles from './complaints-panel.module.css'
import { texts } from './texts.ts'

const useComplaints = staffReader<typeof contract>()
const call = staffClient<typeof contract>()
type List = 'open' | 'closed' | 'all'

/** What people complain about, newest first, and what was done about it. */
export function Panel() {
  const t = useText(texts)
  const [list, setList] = useState<List>('open')
  const { value, isLoading, refresh } = useComplaints('GET /api/complaints', { query: { list } })
  const [older, setOlder] = useState<readonly StaffComplaint[]>([])
  const [changed, setChanged] = useState<ReadonlyMap<string, StaffComplaint>>(new Map())
  useFresh(refresh)
  const rows = [...new Map([...(value?.complaints ?? []), ...older].map(row => [row.id, row])).values()]
  const showMore = async () => {
    const next = await call('GET /api/complaints', { query: { list, skip: String(rows.length) } }).catch(
      () => undefined,
    )
    if (next) setOlder([...older, ...next.complaints])
  }
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
            setOlder([])
          }}
        />
      </div>
      {isLoading ? <Loading label={t('loading')} /> : null}
      {!isLoading && !value ? (
        <State icon="i-wifi-off" title={t('loadFailed')}>
          <button type="button" className="btn btn--main" onClick={() => refresh()}>
            {t('tryAgain')}
          </button>
        </State>
      ) : null}
      {value && rows.length === 0 ? <State icon="i-check" title={t('none')} /> : null}
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
