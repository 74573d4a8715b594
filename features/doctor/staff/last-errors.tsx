import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import type { doctorContract } from '../contract.ts'
import { doctorTexts } from '../texts.ts'
import styles from './doctor-panel.module.css'

const useErrors = staffQueryHook<typeof doctorContract>()

/** What went wrong in the server itself, with the number by which its log has it. */
export function LastErrors() {
  const t = useText(doctorTexts)
  const { language } = useLanguage()
  const { value } = useErrors('GET /api/doctor/errors', {})
  if (!value) return null
  return (
    <section aria-labelledby="doctor-errors">
      <h2 id="doctor-errors" className={styles.title}>
        {t('errors')} <span className="num">· {value.errors.length}</span>
      </h2>
      {value.errors.length === 0 ? (
        <p className={styles.calm}>{t('noErrors')}</p>
      ) : (
        <>
          <p className={styles.command}>{t('errorsHint')}</p>
          <ul className={styles.list}>
            {value.errors.map(error => (
              <li key={error.request_id} className={styles.error}>
                <span className="num">{sayDayTime(Date.parse(error.at), language)}</span>
                <b lang="en">{error.message}</b>
                <code>
                  {error.method} {error.route}
                </code>
                <code>{error.request_id}</code>
                {error.frames ? (
                  <details>
                    <summary>{t('where')}</summary>
                    <pre lang="en">{error.frames}</pre>
                  </details>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
