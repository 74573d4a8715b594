import { useCallback, useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { LoadFailed } from '#kit/web/staff/load-failed.tsx'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading, State } from '#ui/state.tsx'
import type { contract, MissingPersonReport } from '../contract.ts'
import { ReportRow } from './report-row.tsx'
import styles from './reports-panel.module.css'
import { texts } from './texts.ts'

const call = staffClient<typeof contract>()

/**
 * Missing and found people, for the control room. Not an Inbox: each look is on record, so the reports are read on opening
 * and on asking alone, all at once.
 */
export function Panel() {
  const t = useText(texts)
  const [reports, setReports] = useState<readonly MissingPersonReport[] | 'asking' | 'failed'>('asking')
  const read = useCallback(async () => {
    setReports('asking')
    setReports(
      await call('GET /api/missing-persons', {}).then(
        answer => answer.reports,
        () => 'failed' as const,
      ),
    )
  }, [])
  useEffect(() => {
    read()
  }, [read])
  if (reports === 'asking') return <Loading label={t('loading')} />
  if (reports === 'failed') return <LoadFailed title={t('loadFailed')} onRetry={read} />
  const replace = (after: MissingPersonReport) =>
    setReports(reports.map(report => (report.id === after.id ? after : report)))
  return (
    <div className={styles.panel}>
      <div className={styles.lead}>
        <p className="sub">{t('lead')}</p>
        <button type="button" className="btn btn--line btn--s" onClick={read}>
          <Icon name="i-refresh" size={20} />
          {t('readAgain')}
        </button>
      </div>
      {reports.length === 0 ? <State icon="i-check" title={t('none')} /> : null}
      <ul className={styles.list}>
        {reports.map(report => (
          <ReportRow key={report.id} report={report} onSaved={replace} />
        ))}
      </ul>
    </div>
  )
}
