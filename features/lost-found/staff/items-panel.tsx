import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Inbox } from '#kit/web/staff/inbox.tsx'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'
import { Note } from '#ui/note.tsx'
import type { ItemListName, staffContract } from '../staff-contract.ts'
import { StaffItemCard } from './staff-item-card.tsx'
import { lostFoundStaffTexts } from './texts.ts'

const useItems = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()
const lists = ['open', 'waiting', 'closed'] as const satisfies readonly ItemListName[]

/** Things lost and found: mark as returned, hide, approve, confirm the help desk. */
export function LostFoundPanel() {
  const t = useText(lostFoundStaffTexts)
  const [list, setList] = useState<ItemListName>('open')
  const { attempt, error } = useAttempt()
  const isStale = error?.code === 'changed-meanwhile'
  const query = useItems('GET /api/lost-found-items', { query: { list } })
  return (
    <Inbox
      label={t('which')}
      lists={lists.map(id => ({ id, label: t(id) }))}
      list={list}
      onSelect={setList}
      query={query}
      newest={query.value?.items}
      readOne={async id => (await call('GET /api/lost-found-items', { query: { list, id } })).items[0]}
      readOlder={async skip => (await call('GET /api/lost-found-items', { query: { list, skip } })).items}
      row={(item, { isOpen, setOpen, replace }) => (
        <StaffItemCard
          item={item}
          isHiding={isOpen}
          setHiding={setOpen}
          onChange={async work => {
            const refused = await attempt(async () => replace(await work()), item.id)
            if (refused?.code === 'changed-meanwhile') await query.refresh()
            return refused
          }}
        />
      )}
      icon="i-lost"
      loadFailed={t('loadFailed')}
      none={t('none')}
      more={t('more')}
    >
      {isStale ? <Note kind="info" live="alert" title={t('changedMeanwhile')} /> : null}
      <NotSaved error={isStale ? undefined : error} />
    </Inbox>
  )
}
