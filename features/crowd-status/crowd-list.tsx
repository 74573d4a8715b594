import { sayWhen } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CrowdDay, CrowdPlace } from './contract.ts'
import style from './crowd.module.css'
import { StatusBadge } from './crowd-level.tsx'
import { changesOf } from './day.ts'
import { DayStrip } from './day-strip.tsx'
import { crowdStatusTexts } from './texts.ts'
import { useCrowdDays } from './use-crowd.tsx'

/**
 * Every reported place with its level, the age of the report and, if there are earlier reports, its last 24 hours. The
 * places without a report are one sentence, which opens to their names.
 */
export function CrowdList({ places, now }: { places: readonly CrowdPlace[]; now: number | undefined }) {
  const { value } = useCrowdDays()
  const t = useText(crowdStatusTexts)
  const lines = (shown: readonly CrowdPlace[]) => (
    <ul className={`list ${style.list}`}>
      {shown.map(place => (
        <PlaceLine
          key={place.id}
          place={place}
          now={now}
          day={value?.days.find(({ id }) => id === place.id)}
        />
      ))}
    </ul>
  )
  const reported = places.filter(place => place.status)
  const silent = places.filter(place => !place.status)
  return (
    <>
      {reported.length ? lines(reported) : null}
      {silent.length ? (
        <details className={style.silent}>
          <summary>
            <Icon name="l-none" />
            {t(silent.length === 1 ? 'silentOne' : 'silentMany', { n: silent.length })}
            <Icon name="i-chevron" size={20} />
          </summary>
          {lines(silent)}
        </details>
      ) : null}
    </>
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
        {place.updated_at ? <p className="tiny">{sayWhen(place.updated_at, now, language)}</p> : null}
      </div>
      {place.status ? <StatusBadge status={place.status} /> : null}
      {now ? (
        <DayStrip changes={changesOf(day, place)} calmerAfter={day?.calmer_after ?? null} now={now} />
      ) : null}
    </li>
  )
}
const devanagari = /\p{Script=Devanagari}/u
