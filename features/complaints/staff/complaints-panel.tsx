import { useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { useAsked } from '#kit/web/staff/asked.ts'
import { Inbox } from '#kit/web/staff/inbox.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import type { complaintsContract } from '../contract.ts'
import { ComplaintRow } from './complaint-row.tsx'
import { complaintsStaffTexts } from './texts.ts'

const useComplaints = staffQueryHook<typeof complaintsContract>()
const call = staffClient<typeof complaintsContract>()
const lists = ['open', 'closed', 'all'] as const

/** What people complain about, newest first, and what was done about it. */
export function ComplaintsPanel() {
  const t = useText(complaintsStaffTexts)
  const [list, setList] = useState<(typeof lists)[number]>('open')
  const asked = useAsked('complaint')
  const query = useComplaints('GET /api/complaints', { query: asked ? { list, id: asked } : { list } })
  return (
    <Inbox
      label={t('which')}
      lists={lists.map(id => ({ id, label: t(id) }))}
      list={list}
      onSelect={setList}
      asked={asked}
      query={query}
      newest={query.value?.complaints}
      readOlder={async skip => (await call('GET /api/complaints', { query: { list, skip } })).complaints}
      readOne={async id => (await call('GET /api/complaints', { query: { list, id } })).complaints[0]}
      row={(complaint, { isOpen, setOpen, replace }) => (
        <ComplaintRow
          complaint={complaint}
          isOpen={isOpen}
          setOpen={setOpen}
          onSaved={after => {
            replace(after)
            query.refresh()
          }}
          onStale={query.refresh}
        />
      )}
      icon="i-check"
      loadFailed={t('loadFailed')}
      none={t('none')}
      more={t('more')}
    />
  )
}
