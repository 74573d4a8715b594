import { useState } from 'react'
import { may } from '#common/permissions.ts'
import { CaseTiles, CaseTimes } from '#features/cases/summary/case-tiles.tsx'
import { Counts } from '#features/dashboard/counts.tsx'
import { Overview } from '#features/dashboard/overview.tsx'
import { FeedbackList } from '#features/feedback/staff/feedback-list.tsx'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Tabs } from '#ui/tabs.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { consoleTexts } from './texts.ts'

/** `/admin/dashboard`: counts, what needs attention, feedback, an overview of the day, and how quickly staff responded. */
export function DashboardScreen() {
  const t = useText(consoleTexts)
  const [tab, setTab] = useState<'feedback' | 'overview'>('feedback')
  return (
    <StaffFrame title={t('adminDashboard')} at={paths.dashboard()} permission="dashboard">
      {({ roles }) => (
        <>
          <Counts />
          <CaseTiles />
          {may(roles, 'feedback') ? (
            <div className="staff-tabs">
              <Tabs
                label={t('sections')}
                tabs={[
                  { id: 'feedback', label: t('userFeedbacks') },
                  { id: 'overview', label: t('overview') },
                ]}
                selected={tab}
                onSelect={setTab}
              >
                {tab === 'feedback' ? <FeedbackList /> : <Overview exports={may(roles, 'exports')} />}
              </Tabs>
            </div>
          ) : (
            <Overview exports={may(roles, 'exports')} />
          )}
          <CaseTimes />
        </>
      )}
    </StaffFrame>
  )
}
