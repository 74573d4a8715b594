import { useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { useStaffEntries } from '#kit/web/staff/manifest.ts'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/field.tsx'
import type { AuditEntry, staffContract } from '../contract.ts'
import { auditPage } from '../limits.ts'
import styles from './log.module.css'
import { LogLine } from './log-line.tsx'
import { auditLogTexts } from './texts.ts'

const useLog = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Staff console: the audit log, newest first. */
export function AuditLogPanel() {
  const t = useText(auditLogTexts)
  const kit = useText(kitTexts)
  const say = useSay()
  const [subject, setSubject] = useState('everything')
  const filters = useStaffEntries('auditFilters').map(({ subject, label }) => ({
    id: subject,
    label: say(label),
  }))
  const [username, setUsername] = useState('')
  const [day, setDay] = useState('')
  const accounts = useLog('GET /api/staff-accounts', {}).value?.accounts ?? []
  const only = {
    ...(subject !== 'everything' && { subject }),
    ...(username && { username }),
    ...(day && { day }),
  }
  const log = useLog('GET /api/audit-log', { query: only })
  const [older, setOlder] = useState<readonly AuditEntry[]>([])
  const entries = [...(log.value?.entries ?? []), ...older]
  const last = entries.at(-1)
  const [isEnd, setEnd] = useState(false)
  /** A changed search starts again at the newest entries. */
  const afresh =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setOlder([])
      setEnd(false)
    }
  const showMore = async () => {
    if (!last) return
    const query = { ...only, before: String(last.id) }
    const page = await call('GET /api/audit-log', { query }).catch(() => undefined)
    if (!page) return
    setOlder([...older, ...page.entries])
    setEnd(page.entries.length < auditPage)
  }
  return (
    <div className={`stack ${styles.panel}`}>
      <p className="sub pad">{t('lead')}</p>
      <Chips
        label={t('what')}
        choices={[{ id: 'everything', label: t('everything') }, ...filters]}
        selected={subject}
        onSelect={afresh(setSubject)}
      />
      <div className={styles.search}>
        <ChoiceField
          label={t('who')}
          value={username}
          choices={[
            { id: '', label: t('everybody') },
            ...accounts.map(account => ({ id: account.username, label: account.username })),
          ]}
          onChange={afresh(setUsername)}
        />
        <TextField
          type="date"
          label={t('day')}
          aside={kit('optional')}
          value={day}
          onChange={afresh(setDay)}
        />
      </div>
      <ListState
        query={log}
        loadFailed={t('loadFailed')}
        isEmpty={entries.length === 0}
        none={t(Object.keys(only).length > 0 ? 'noneFound' : 'none')}
        icon="i-clock"
      />
      <ol className={`divided ${styles.list}`}>
        {entries.map(entry => (
          <LogLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {entries.length >= auditPage && !isEnd ? (
        <button type="button" className="btn btn--line" onClick={showMore}>
          {t('more')}
        </button>
      ) : null}
    </div>
  )
}
