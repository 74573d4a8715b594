import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { reportContract } from '../contract.ts'
import { type Days, datesWrong, lastFair, mostDays, quickDays } from '../days.ts'
import { ReportPaper } from './report-paper.tsx'
import { reportStaffTexts } from './texts.ts'
import './report.css'
import { serverNow } from '#kit/web/server-clock.ts'

const useReport = staffQueryHook<typeof reportContract>()

/** Staff console: the fair in numbers for chosen days, on screen and on A4. */
export function ReportPanel() {
  const t = useText(reportStaffTexts)
  const [days, setDays] = useState<Days>(() => lastFair(serverNow()))
  const wrong = datesWrong(days)
  const ranges = quickDays(serverNow())
  const quick = (['fair', 'monday', 'today'] as const).find(
    id => ranges[id].from === days.from && ranges[id].to === days.to,
  )
  usePaperLook()
  const reasons = { missing: t('missing'), order: t('order'), tooMany: t('tooMany', { n: mostDays }) }
  return (
    <div className="report">
      <div className="report-bar pad">
        <p className="sub">{t('lead')}</p>
        <Chips
          label={t('quick')}
          choices={(['today', 'monday', 'fair'] as const).map(id => ({ id, label: t(id) }))}
          selected={quick}
          onSelect={id => setDays(quickDays(serverNow())[id])}
        />
        <div className="report-days">
          <TextField
            type="date"
            label={t('from')}
            value={days.from}
            onChange={from => setDays({ ...days, from })}
          />
          <TextField
            type="date"
            label={t('to')}
            value={days.to}
            error={wrong && reasons[wrong]}
            onChange={to => setDays({ ...days, to })}
          />
        </div>
      </div>
      {wrong ? null : <Shown key={`${days.from} ${days.to}`} days={days} />}
    </div>
  )
}

function Shown({ days }: { days: Days }) {
  const t = useText(reportStaffTexts)
  const query = useReport('GET /api/report', { query: days })
  const { value } = query
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} />
  return (
    <>
      <p className="report-bar pad">
        <button type="button" className="btn btn--main" onClick={() => print()}>
          <Icon name="i-print" />
          {t('print')}
        </button>
      </p>
      <ReportPaper report={value} days={days} />
    </>
  )
}

/** Opens every table for printing. */
function usePaperLook(): void {
  useEffect(() => {
    const toPaper = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('.report details'))
        details.open = true
    }
    addEventListener('beforeprint', toPaper)
    return () => removeEventListener('beforeprint', toPaper)
  }, [])
}
