import { useMemo } from 'react'
import { fairAt } from '#content/shravan.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { lazyPart } from '#kit/web/lazy-part.tsx'
import { Loading } from '#kit/web/load-state.tsx'
import { paths } from '#kit/web/paths.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useStaffEntries } from '#kit/web/staff/manifest.ts'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { consoleTexts } from './texts.ts'

/** `/admin/{id}`: one staff panel. */
export function PanelScreen({ id }: { id: string }) {
  const t = useText(consoleTexts)
  const say = useSay()
  const panels = useStaffEntries('panels')
  const panel = panels.find(candidate => candidate.id === id)
  const Panel = useMemo(() => panel && lazyPart(() => panel.load(), { meanwhile: <Loading /> }), [panel])
  if (!panel || !Panel) return <NotFoundScreen />
  const show = () => (
    <>
      {panel.speaksToVisitors && !fairAt(serverNow()).isOn ? (
        <p className="sub pad">{t('outOfSeason')}</p>
      ) : null}
      <Panel />
    </>
  )
  return (
    <StaffFrame
      key={panel.id}
      title={say(panel.label)}
      at={paths.staffPanel(panel.id)}
      permission={panel.permission}
      whenUnreachable={panel.worksOffline ? show : undefined}
    >
      {show}
    </StaffFrame>
  )
}
