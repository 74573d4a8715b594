import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { firstOfEach } from '#common/first-of-each.ts'
import { defineTexts } from '#common/text.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useAuditWords } from '#kit/web/staff/audit-words.ts'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { ListState } from '#kit/web/staff/list-state.tsx'
import { useStaffEntries } from '#kit/web/staff/manifest.ts'
import { ShowMore } from '#kit/web/staff/show-more.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/field.tsx'
import type { AuditEntry, staffContract } from '../contract.ts'
import { auditPage } from '../limits.ts'
import styles from './log.module.css'

const auditLogTexts = defineTexts({
  lead: {
    en: 'Every change by staff. Nobody can alter or delete a line, not even this server.',
    hi: 'कर्मचारियों का हर बदलाव। कोई इसे बदल या मिटा नहीं सकता, यह सर्वर भी नहीं।',
  },
  what: { en: 'Changes to', hi: 'किसके बदलाव' },
  who: { en: 'By whom', hi: 'किसके किए' },
  everybody: { en: 'Everybody', hi: 'सबके' },
  day: { en: 'On which day', hi: 'किस दिन' },
  noneFound: { en: 'Nothing like this was changed', hi: 'ऐसा कोई बदलाव नहीं हुआ' },
  everything: { en: 'Everything', hi: 'सब कुछ' },
  loadFailed: { en: 'The log could not be loaded', hi: 'रिकॉर्ड नहीं मिल सका' },
  none: { en: 'Nobody changed anything yet', hi: 'अभी तक कोई बदलाव नहीं हुआ' },
  deed: { en: '{subject} {action}', hi: '{subject}: {action}' },
  before: { en: 'Before', hi: 'पहले' },
  after: { en: 'After', hi: 'बाद में' },
  field: { en: 'Field', hi: 'क्या' },
  more: { en: 'Show older', hi: 'पुराने दिखाएँ' },
})

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
  return (
    <div className={`stack ${styles.panel}`}>
      <p className="sub pad">{t('lead')}</p>
      <Chips
        label={t('what')}
        choices={[{ id: 'everything', label: t('everything') }, ...filters]}
        selected={subject}
        onSelect={setSubject}
      />
      <div className={styles.search}>
        <ChoiceField
          label={t('who')}
          value={username}
          choices={[
            { id: '', label: t('everybody') },
            ...accounts.map(account => ({ id: account.username, label: account.username })),
          ]}
          onChange={setUsername}
        />
        <TextField type="date" label={t('day')} aside={kit('optional')} value={day} onChange={setDay} />
      </div>
      <Entries key={JSON.stringify(only)} only={only} />
    </div>
  )
}

/** What is searched for. */
type Only = { subject?: string; username?: string; day?: string }

/** The newest entries, and older ones on demand. */
function Entries({ only }: { only: Only }) {
  const t = useText(auditLogTexts)
  const log = useLog('GET /api/audit-log', { query: only })
  /** What was shown when older ones were asked for: newer entries push nothing out. */
  const [earlier, setEarlier] = useState<readonly AuditEntry[]>([])
  const entries = firstOfEach([...(log.value?.entries ?? []), ...earlier])
  const [isEnd, setEnd] = useState(false)
  const showMore = async () => {
    const query = { ...only, before: String(entries.at(-1)?.id) }
    const page = await call('GET /api/audit-log', { query })
    setEarlier([...entries, ...page.entries])
    setEnd(page.entries.length < auditPage)
  }
  return (
    <>
      <ListState
        query={log}
        loadFailed={t('loadFailed')}
        isEmpty={entries.length === 0}
        none={t(Object.keys(only).length > 0 ? 'noneFound' : 'none')}
        icon="i-clock"
      />
      <ol className={`divided board ${styles.list}`}>
        {entries.map(entry => (
          <LogLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {entries.length >= auditPage && !isEnd ? <ShowMore label={t('more')} read={showMore} /> : null}
    </>
  )
}

/** One entry: who did what and when, with the values before and after if recorded. */
function LogLine({ entry }: { entry: AuditEntry }) {
  const t = useText(auditLogTexts)
  const word = useAuditWords()
  const sayName = useSay()
  const { language } = useLanguage()
  const { username, action, subject, subjectId, subjectName, at, before, after } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const name = subjectName ? sayName(subjectName) : shortened(subjectId)
  return (
    <li>
      <details>
        <summary>
          <span>
            <b>
              <bdi>{username}</bdi>
            </b>{' '}
            <span>{t('deed', { subject: word(subject), action: word(action) })}</span>
            {name ? (
              <>
                {' · '}
                <bdi>{name}</bdi>
              </>
            ) : null}
          </span>
          <small className="tiny num">{sayDayTime(Date.parse(at), language)}</small>
        </summary>
        {fields.length ? (
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('field')}</th>
                  <th scope="col">{t('before')}</th>
                  <th scope="col">{t('after')}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(field => (
                  <tr key={field}>
                    <th scope="row" lang="en">
                      {field}
                    </th>
                    <td dir="auto">{say(before?.[field])}</td>
                    <td dir="auto">{say(after?.[field])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
      </details>
    </li>
  )
}

const say = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value)

/** Short ids (vehicles, complaints) in full; the first 8 characters of UUIDs. */
const shortened = (id: string | null) => (id && id.length > 12 ? id.slice(0, 8) : id)
