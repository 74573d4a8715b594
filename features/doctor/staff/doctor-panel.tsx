import { sayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { LoadFailed } from '#kit/web/staff/load-failed.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Loading } from '#ui/state.tsx'
import type { doctorContract, Level, Report } from '../contract.ts'
import { printedReport } from '../print.ts'
import { checkNames, doctorTexts } from '../texts.ts'
import styles from './doctor-panel.module.css'
import { LastErrors } from './last-errors.tsx'
import { LevelMark } from './level-mark.tsx'

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
  const { value, error, isLoading, refresh } = useReport('GET /api/doctor', {})
  if (!value && error) return <LoadFailed title={t('failed')} onRetry={refresh} />
  if (!value) return <Loading label={t('looking')} rows={6} />
  return (
    <div className={styles.doctor}>
      <div className={styles.head}>
        <p className="sub" role="status">
          {isLoading ? t('looking') : t('looked', { time: sayTime(Date.parse(value.at), language) })}
        </p>
        <div className={styles.keys}>
          <button type="button" className="btn btn--line btn--s" onClick={() => save(value, language)}>
            <Icon name="i-download" size={20} />
            {t('save')}
          </button>
          <button
            type="button"
            className="btn btn--line btn--s"
            disabled={isLoading}
            onClick={() => refresh()}
          >
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
              <ul className={styles.list}>
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
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([`${at}\n${printedReport(findings, language)}\n`], { type: 'text/plain' }),
  )
  link.download = `doctor-${at.slice(0, 10)}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
