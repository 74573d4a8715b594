import { fairMoment } from '#common/fair-time.ts'
import type { Edition, ScheduleEntry } from '#content/edition.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { EntryRow } from './entry-row.tsx'
import { saveCalendar } from './save-calendar.ts'
import { nextDaily } from './season.ts'
import { eventsTexts } from './texts.ts'

type Props = { entries: readonly ScheduleEntry[]; now: number | undefined; edition: Edition | undefined }

/** The daily aartis; the next one is marked. */
export function Daily({ entries, now, edition }: Props) {
  const t = useText(eventsTexts)
  const say = useSay()
  const next = now ? nextDaily(entries, now) : undefined
  const save = (entry: ScheduleEntry) => {
    const at = Math.max(now ?? 0, edition ? fairMoment(edition.shravan.from, '00:00') : 0)
    const first = nextDaily([entry], at)
    if (!first || !edition) return
    const title = say(entry.title)
    const repeatUntil = fairMoment(edition.shravan.to, '23:59')
    saveCalendar(
      [
        {
          id: `aarti-${edition.year}-${entry.time}`,
          title,
          description: say(entry.description),
          place: t('place'),
          at: first.at,
          minutes: 30,
          repeatUntil,
        },
      ],
      `aarti-${entry.time.replace(':', '')}`,
    )
  }
  return (
    <>
      <div className="sec">
        <h2>{t('daily')}</h2>
      </div>
      <ul className="list">
        {entries.map(entry => (
          <EntryRow
            key={entry.time}
            entry={entry}
            mark={next?.time === entry.time ? 'next' : undefined}
            onSave={edition && (() => save(entry))}
          />
        ))}
      </ul>
    </>
  )
}
