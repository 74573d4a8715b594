import { dailyAartis, type Edition, editions as known } from '#content/edition.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { useLiveList } from '#kit/web/live-list.ts'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { queryHook } from '#kit/web/query.ts'
import { useShare } from '#kit/web/share.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import type { eventsContract } from './contract.ts'
import { Daily } from './daily.tsx'
import { FairBand, NoFairBand } from './fair-band.tsx'
import { Schedule } from './schedule.tsx'
import { seasonAt, withStaffSchedules } from './season.ts'
import { eventsTexts } from './texts.ts'

const useEvents = queryHook<typeof eventsContract>()

/** `/events`: the current or next fair, the daily aartis, and the last announced schedule. */
export function EventsScreen() {
  const query = useEvents('GET /api/events', {})
  useLiveList('events', query, {
    url: '/api/events',
    rowsOf: ({ years }) => years,
    idOf: ({ year }) => String(year),
    withRows: (_, years) => ({ years }),
  })
  return (
    <Page keys={<ShareButton />}>
      <EventsAt
        now={useNow()}
        roughly={useApproximateNow()}
        editions={withStaffSchedules(known, query.value)}
      />
    </Page>
  )
}

type Props = { now: number | undefined; roughly?: number | undefined; editions?: readonly Edition[] }
/**
 * The events at a moment. `now` is undefined in a prerendered page, which knows only `roughly` when it is read: enough
 * to choose the next fair, not the next aarti.
 */
export function EventsAt({ now, roughly = now, editions = known }: Props) {
  const season = roughly ? seasonAt(roughly, editions) : {}
  const shown = season.announced ?? season.last ?? editions.findLast(edition => edition.schedule.length > 0)
  const fair = season.now ?? season.next
  return (
    <>
      {fair ? <FairBand edition={fair} isOn={fair === season.now} /> : null}
      {roughly && !fair ? <NoFairBand /> : null}
      <Daily entries={dailyAartis} now={now} edition={fair} />
      {shown ? (
        <Schedule edition={shown} now={now} isOver={!season.announced && shown === season.last} />
      ) : null}
    </>
  )
}

/** Shares the address of the schedule, or copies it if the browser has no share sheet. */
function ShareButton() {
  const t = useText(eventsTexts)
  const { language } = useLanguage()
  const { share, sheet } = useShare('share-events', () => showToast(t('copied')))
  const shareSchedule = () => {
    const url = new URL(`/events?lang=${language}`, location.href).href
    return share({ title: t('shareText'), text: t('shareText'), url })
  }
  return (
    <>
      <button type="button" className="icbtn" aria-label={t('share')} onClick={shareSchedule}>
        <Icon name="i-share" />
      </button>
      {sheet}
    </>
  )
}
