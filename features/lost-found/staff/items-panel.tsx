import { useState } from 'react'
import { useText } from '#web/kit/language.tsx'
import { staffClient, staffReader } from '#web/kit/staff/staff-client.tsx'
import { useFresh } from '#web/kit/staff/use-fresh.tsx'
import { Note } from '#web/ui/note.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Loading, State } from '#web/ui/state.tsx'
import type { ItemListName, StaffItem, staffContract } from '../staff-contract.ts'
import styles from './items-panel.module.css'
import { StaffItemCard } from './staff-item-card.tsx'
import { texts } from './texts.ts'

const useItems = staffReader<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Things lost and found: returned, hidden, approved; the help desk vouched for. */
export function Panel() {
  const t = useText(texts)
  const [list, setList] = useState<ItemListName>('open')
  const { value, isLoading, refresh } = useItems('GET /api/lost-found-items', { query: { list } })
  const [older, setOlder] = useState<readonly StaffItem[]>([])
  const [changed, setChanged] = useState<ReadonlyMap<string, StaffItem>>(new Map())
  const [isFailed, setFailed] = useState(false)
  useFresh(refresh)
  const items = [...new Map([...(value?.items ?? []), ...older].map(item => [item.id, item])).values()]
  const showMore = async () => {
    const next = await call('GET /api/lost-found-items', {
      query: { list, skip: String(items.length) },
    }).catch(() => undefined)
    if (next) setOlder([...older, ...next.items])
  }
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
            setOlder([])
            setChanged(new Map())
          }}
        />
      </div>
      {isFailed ? <Note kind="err" live="alert" title={t('failed')} /> : null}
      {isLoading ? <Loading label={t('loading')} /> : null}
      {!isLoading && !value ? (
        <State icon="i-wifi-off" title={t('loadFailed')}>
          <button type="button" className="btn btn--main" onClick={() => refresh()}>
            {t('tryAgain')}
          </button>
        </State>
      ) : null}
      {value && items.length === 0 ? <State icon="i-lost" title={t('none')} /> : null}
      <ul className={styles.list}>
        {items.map(item => (
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
      {value && items.length < value.total ? (
        <button type="button" className="btn btn--line" onClick={showMore}>
          {t('more')}
        </button>
      ) : null}
    </div>
  )
}
