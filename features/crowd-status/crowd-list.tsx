import { sayAgo } from '#common/fair-time.ts'
import { useLanguage, useSay } from '#kit/web/language.tsx'
import type { CrowdDay, CrowdPlace } from './contract.ts'
import style from './crowd.module.css'
import { StatusBadge } from './crowd-level.tsx'
import { changesOf } from './day.ts'
import { DayStrip } from './day-strip.tsx'
import { useCrowdDays } from './use-crowd.tsx'

/** Every place with its level, the age of the report and, if there are earlier reports, its last 24 hours. */
export function CrowdList({ places, now }: { places: readonly CrowdPlace[]; now: number | undefined }) {
  const { value } = useCrowdDays()
  return (
    <ul className={`list ${style.list}`}>
      {places.map(place => (
        <PlaceLine
          key={place.id}
          place={place}
          now={now}
          day={value?.days.find(({ id }) => id === place.id)}
        />
      ))}
    </ul>
  )
}

type Line = { place: CrowdPlace; now: number | undefined; day: CrowdDay | undefined }

export function PlaceLine({ place, now, day }: Line) {
  const say = useSay()
  const { language } = useLanguage()
  const words = say(place.description)
  return (
    <li>
      <div>
        <h3>{say(place.location)}</h3>
        {words ? <p lang={devanagari.test(words) ? 'hi' : 'en'}>{words}</p> : null}
        {place.updated_at && now ? (
          <p className="tiny">{sayAgo(now - Date.parse(place.updated_at), language)}</p>
        ) : null}
      </div>
      <StatusBadge status={place.status} />
      {now ? (
        <DayStrip changes={changesOf(day, place)} calmerAfter={day?.calmer_after ?? null} now={now} />
      ) : null}
    </li>
  )
}
const devanagari = /\p{Script=Devanagari}/u
