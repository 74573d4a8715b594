import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { useOlderRows } from '#kit/web/staff/use-older-rows.tsx'
import { usePolling } from '#kit/web/staff/use-polling.tsx'
import { Note } from '#ui/note.tsx'
import { Segments } from '#ui/segments.tsx'
import type { ItemListName, StaffItem, staffContract } from '../staff-contract.ts'
import styles from './items-panel.module.css'
import { StaffItemCard } from './staff-item-card.tsx'
import { texts } from './texts.ts'

const useItems = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Things lost and found: returned, hidden, approved; the help desk vouched for. */
export function Panel() {
  const t = useText(texts)
  const [list, setList] = useState<ItemListName>('open')
  const things = useItems('GET /api/lost-found-items', { query: { list } })
  const { value, refresh } = things
  const { rows, showMore, forget } = useOlderRows(
    value?.items,
    async skip => (await call('GET /api/lost-found-items', { query: { list, skip } })).items,
  )
  const [changed, setChanged] = useState<ReadonlyMap<string, StaffItem>>(new Map())
  const [isFailed, setFailed] = useState(false)
  usePolling(refresh)
  return (
    <div className={styles.panel}>
      <div className={styles.which}>
        <Segments
          label={t('which')}
          choices={[
            { id: 'open', label: t('open') },
            { id: 'waiting', label: t('waiting') },
            { id: 'closed', label: t('closed') },
          ]}
          selected={list}
          onSelect={id => {
            setList(id as ItemListName)
            forget()
            setChanged(new Map())
          }}
        />
      </div>
      {isFailed ? <Note kind="err" live="alert" title={t('failed')} /> : null}
      <ListState
        query={things}
        loadFailed={t('loadFailed')}
        isEmpty={rows.length === 0}
        none={t('none')}
        icon="i-lost"
      />
      <ul className={styles.list}>
        {rows.map(item => (
          <StaffItemCard
            key={item.id}
            item={changed.get(item.id) ?? item}
            onChange={async work => {
              setFailed(false)
              try {
                const after = await work()
                setChanged(known => new Map(known).set(after.id, after))
              } catch {
                setFailed(true)
              }
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
