import { Link } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { useScreenTitle } from '#kit/web/titles.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { State } from '#ui/state.tsx'
import type { CrowdStatus } from './contract.ts'
import style from './crowd.module.css'
import { CrowdList } from './crowd-list.tsx'
import { headlineOf } from './headline.ts'
import { staleAfter } from './level.ts'
import { Overall } from './overall.tsx'
import { crowdStatusTexts } from './texts.ts'
import { useCrowd } from './use-crowd.ts'
import '#ui/notices.css'
import { withCalls } from '#ui/with-calls.tsx'

/** `/crowd-status`: the overall level, the level of each place, and advice. */
export function CrowdScreen() {
  const t = useText(crowdStatusTexts)
  const crowd = useCrowd()
  return (
    <Page>
      {crowd.value ? <Shown status={crowd.value} /> : <NotLoaded query={crowd} failed={t('failed')} />}
      <QueueLink />
      <Tips />
    </Page>
  )
}

/** The screen's content for one state of the crowd. */
export function Shown({ status }: { status: CrowdStatus }) {
  const t = useText(crowdStatusTexts)
  const now = useNow()
  // A page without its script also marks an old report as old; the time of prerendering is exact enough for that.
  const about = useApproximateNow()
  const newest = status.updated_at && Date.parse(status.updated_at)
  const headline = headlineOf(status, about)
  return (
    <>
      <Overall status={status} about={about} now={now} />
      {headline.is !== 'season' && newest && about && about - newest > staleAfter ? (
        <Note kind="warn" title={t('stale')}>
          <span>{t('staleUse')}</span>
        </Note>
      ) : null}
      {newest || headline.is === 'season' ? null : (
        <Note kind="info" title={t('silentTitle')}>
          <span>{t('silent')}</span>
        </Note>
      )}
      <div className="sec">
        <h2>{t('byLocation')}</h2>
      </div>
      {status.places.length ? (
        <CrowdList places={status.places} now={now} />
      ) : (
        <State icon="i-crowd" title={t('empty')} />
      )}
    </>
  )
}

function QueueLink() {
  const title = useScreenTitle(paths.queue())
  return (
    <Link href={paths.queue()} className={`btn btn--line ${style.queue}`}>
      <Icon name="i-clock" />
      {title}
    </Link>
  )
}

function Tips() {
  const t = useText(crowdStatusTexts)
  return (
    <>
      <div className="sec">
        <h2>{t('tips')}</h2>
      </div>
      <ul className={style.tips}>
        <li>{t('tipHands')}</li>
        <li>{t('tipQueue')}</li>
        <li>{t('tipMeet')}</li>
        <li>{withCalls(t('tipFall'))}</li>
      </ul>
    </>
  )
}
