import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useAuditWords } from '#kit/web/staff/audit-words.ts'
import type { AuditEntry } from '../contract.ts'
import styles from './log.module.css'
import { auditLogTexts } from './texts.ts'

/** One entry: who did what and when, with the values before and after if recorded. */
export function LogLine({ entry }: { entry: AuditEntry }) {
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
