import type { Edition } from '#content/edition.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { EntryRow } from './entry-row.tsx'
import { saveCalendar } from './save-calendar.ts'
import { type Dated, datedEntries, nextOf } from './season.ts'
import { eventsTexts } from './texts.ts'

type Props = { edition: Edition; now: number | undefined; isOver: boolean }

/** The announced schedule of one year. */
export function Schedule({ edition, now, isOver }: Props) {
  const t = useText(eventsTexts)
  const say = useSay()
  const entries = datedEntries(edition)
  const next = now ? nextOf(entries, now) : undefined
  const markOf = (entry: Dated) => {
    if (isOver || !now) return undefined
    if (entry === next) return 'next'
    return entry.at < now ? 'over' : undefined
  }
  const save = (entry: Dated) => {
    // Entries may begin at the same time, so the id in the calendar file also counts them.
    const twin = entries.filter(({ at }) => at === entry.at).indexOf(entry)
    saveCalendar(
      [
        {
          id: `${entry.date}-${entry.time}${twin ? `-${twin}` : ''}`,
          title: say(entry.title),
          description: say(entry.description),
          place: t('place'),
          at: entry.at,
          minutes: 60,
        },
      ],
      `mela-${entry.date}`,
    )
  }
  return (
    <>
      <div className="sec">
        <h2>{t('schedule', { year: edition.year })}</h2>
      </div>
      {isOver ? <p className="pad sub">{t('past')}</p> : null}
      <ul className="list">
        {entries.map(entry => (
          <EntryRow
            key={`${entry.at} ${entry.title.en}`}
            entry={entry}
            mark={markOf(entry)}
            onSave={isOver ? undefined : () => save(entry)}
          />
        ))}
      </ul>
    </>
  )
}
