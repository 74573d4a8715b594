import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { useLive } from '#kit/web/live.ts'
import { useAsked } from '#kit/web/staff/asked.ts'
import { Inbox } from '#kit/web/staff/inbox.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import type { dangerContract } from '../contract.ts'
import { DangerRow } from './danger-row.tsx'
import { dangerStaffTexts } from './texts.ts'

const useAll = staffQueryHook<typeof dangerContract>()
const call = staffClient<typeof dangerContract>()
const lists = ['open', 'closed'] as const

/** What visitors reported, the latest first, and what staff found there. */
export function DangersPanel() {
  const t = useText(dangerStaffTexts)
  const [list, setList] = useState<(typeof lists)[number]>('open')
  const asked = useAsked('danger')
  const query = useAll('GET /api/dangers/all', { query: asked ? { list, id: asked } : { list } })
  useLive('dangers', query.refresh, query.refresh)
  return (
    <Inbox
      label={t('which')}
      lists={lists.map(id => ({ id, label: t(id) }))}
      list={list}
      onSelect={setList}
      asked={asked}
      query={query}
      newest={query.value?.dangers}
      readOlder={async skip => (await call('GET /api/dangers/all', { query: { list, skip } })).dangers}
      readOne={async id => (await call('GET /api/dangers/all', { query: { list, id } })).dangers[0]}
      row={(danger, state) => <DangerRow danger={danger} {...state} refresh={query.refresh} />}
      icon="i-check"
      loadFailed={t('loadFailed')}
      none={t('none')}
      more={t('more')}
    />
  )
}
