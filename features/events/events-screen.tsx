import { dailyAartis, type Edition, editions as known } from '#content/edition.ts'
import { useText } from '#kit/web/language.tsx'
import { useNow, useRoughNow } from '#kit/web/now.tsx'
import { Page } from '#kit/web/page.tsx'
import { reader } from '#kit/web/read.tsx'
import type { contract } from './contract.ts'
import { Daily } from './daily.tsx'
import { FairBand } from './fair-band.tsx'
import { keptEditions } from './kept-editions.ts'
import { Schedule } from './schedule.tsx'
import { seasonAt } from './season.ts'
import { ShareKey } from './share-key.tsx'
import { texts } from './texts.ts'

const useKept = reader<typeof contract>()

/** When what happens: the fair that is on or comes next, every day's aartis, and the last announced schedule. */
export function Screen() {
  const t = useText(texts)
  const { value } = useKept('GET /api/events', {})
  return (
    <Page title={t('title')} keys={<ShareKey />}>
      <EventsAt now={useNow()} roughly={useRoughNow()} editions={keptEditions(known, value)} />
    </Page>
  )
}

type Props = { now: number | undefined; roughly?: number | undefined; editions?: readonly Edition[] }
/**
 * The events as they stand at a moment. A page written before it is read knows only about when that is: enough for the
 * fair that comes next, not for the next aarti.
 */
export function EventsAt({ now, roughly = now, editions = known }: Props) {
  const season = roughly ? seasonAt(roughly, editions) : {}
  const announced = season.now?.schedule.length ? season.now : undefined
  const shown = announced ?? season.last ?? editions.findLast(edition => edition.schedule.length > 0)
  const fair = season.now ?? season.next
  return (
    <>
      {fair ? <FairBand edition={fair} isOn={fair === season.now} /> : null}
      <Daily entries={dailyAartis} now={now} edition={fair} />
      {shown ? <Schedule edition={shown} now={now} isOver={shown === season.last} /> : null}
    </>
  )
}
