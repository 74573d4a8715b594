import type { ReactNode } from 'react'
import { sayDayTime, sayTime } from '#common/fair-time.ts'
import { download } from '#kit/web/download.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import type { doctorContract, Level, Report } from '../contract.ts'
import { printedReport } from '../print.ts'
import { checkNames, doctorTexts } from '../texts.ts'
import styles from './doctor-panel.module.css'

/** A shape for each level; the heading above says the same in words. */
function LevelMark({ level }: { level: Level }) {
  return (
    <svg viewBox="0 0 36 36" className={`${styles.mark} ${styles[level]}`} aria-hidden="true">
      {marks[level]}
    </svg>
  )
}

const marks: Record<Level, ReactNode> = {
  mend: (
    <>
      <path d="M18 3 34 32H2Z" fill="currentColor" strokeLinejoin="round" />
      <path d="M18 13v9m0 4.5v.1" className={styles.ink} />
    </>
  ),
  watch: (
    <>
      <path d="M18 2 34 18 18 34 2 18Z" fill="currentColor" />
      <path d="M11 18h14" className={styles.ink} />
    </>
  ),
  unknown: (
    <>
      <rect x="3" y="3" width="30" height="30" rx="7" className={styles.dashed} />
      <path d="M13.5 14a4.5 4.5 0 1 1 6.5 4c-1.5.7-2 1.5-2 3m0 4v.1" className={styles.stroke} />
    </>
  ),
  fine: (
    <>
      <circle cx="18" cy="18" r="15" fill="currentColor" />
      <path d="m11 18.5 5 5 9-10" className={styles.ink} />
    </>
  ),
}

const useErrors = staffQueryHook<typeof doctorContract>()

/** Errors of the server itself, with the request id under which the log has them. */
function LastErrors() {
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
          <ul className={`divided ${styles.list}`}>
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

const groups = [
  ['mend', 'mend'],
  ['watch', 'watch', 'unknown'],
  ['fine', 'fine'],
] as const satisfies readonly (readonly ['mend' | 'watch' | 'fine', ...Level[]])[]

const useReport = staffQueryHook<typeof doctorContract>()

/** Staff console: what is wrong with this installation, why it matters, and one step that helps. */
export function DoctorPanel() {
  const t = useText(doctorTexts)
  const { language } = useLanguage()
  const query = useReport('GET /api/doctor', {})
  const { value, error, refresh } = query
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} label={t('looking')} rows={6} />
  return (
    <div className={styles.doctor}>
      <div className={styles.head}>
        <p className="sub" role="status">
          {t('looked', { time: sayTime(Date.parse(value.at), language) })}
        </p>
        <div className={styles.keys}>
          <button type="button" className="btn btn--line btn--s" onClick={() => save(value, language)}>
            <Icon name="i-download" size={20} />
            {t('save')}
          </button>
          <button type="button" className="btn btn--line btn--s" onClick={() => refresh()}>
            <Icon name="i-refresh" size={20} />
            {t('lookAgain')}
          </button>
        </div>
      </div>
      {error ? <Note kind="err" live="alert" title={t('failed')} /> : null}
      <div className={styles.troubles}>
        {groups.map(([group, ...levels]) => {
          const all = value.findings.filter(({ level }) => (levels as readonly Level[]).includes(level))
          if (all.length === 0)
            return group === 'mend' ? (
              <p key={group} className={styles.calm}>
                {t('nothing')}
              </p>
            ) : null
          return (
            <section key={group} aria-labelledby={`doctor-${group}`}>
              <h2 id={`doctor-${group}`} className={styles.title}>
                {t(group)} <span className="num">· {all.length}</span>
              </h2>
              <ul className={`divided ${styles.list}`}>
                {all.map(({ check, level, say }) => (
                  <li key={check} className={styles.row}>
                    <LevelMark level={level} />
                    <div className={styles.words}>
                      <b>{checkNames[check][language]}</b>
                      <p>{say[language]}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <p className={styles.command}>
        {t('atCommandLine')} <code>mela-guide doctor</code>
      </p>
      <LastErrors />
    </div>
  )
}

function save({ at, findings }: Report, language: 'en' | 'hi'): void {
  const text = `${at}\n${printedReport(findings, language)}\n`
  download(new Blob([text], { type: 'text/plain' }), `doctor-${at.slice(0, 10)}.txt`)
}
