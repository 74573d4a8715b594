import { sayClock, sayTime, sayWhen } from '#common/fair-time.ts'
import { HeldNote } from '#kit/web/held-note.tsx'
import { useHolds } from '#kit/web/holds.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { useApproximateNow } from '#kit/web/now.ts'
import { Icon } from '#ui/icon.tsx'
import type { CrowdDay, CrowdPlace } from './contract.ts'
import style from './crowd.module.css'
import { StatusBadge } from './crowd-level.tsx'
import { type Change, changesOf, dayLength, stretches } from './day.ts'
import { crowdStatuses, staleAfter } from './level.ts'
import { crowdStatusTexts } from './texts.ts'
import { useCrowdDays } from './use-crowd.ts'

/**
 * Every reported place with its level, the age of the report and, if there are earlier reports, its last 24 hours; and each place
 * that is held. The other places without a report are one sentence, which opens to their names.
 */
export function CrowdList({ places, now }: { places: readonly CrowdPlace[]; now: number | undefined }) {
  const { value } = useCrowdDays()
  const t = useText(crowdStatusTexts)
  const lines = (shown: readonly CrowdPlace[]) => (
    <ul className={`list divided ${style.list}`}>
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
  const holds = useHolds()
  const isOpen = ({ status, location }: CrowdPlace) =>
    status !== null || holds.some(({ ends }) => ends.some(({ name }) => name === location.en))
  const reported = places.filter(isOpen)
  const silent = places.filter(place => !isOpen(place))
  return (
    <>
      {reported.length ? lines(reported) : null}
      {silent.length ? (
        <details className={style.silent}>
          <summary>
            <Icon name="l-none" />
            {t(silent.length === 1 ? 'silentOne' : 'silentMany', { n: silent.length })}
            <Icon name="i-chevron" size={20} className="turns" />
          </summary>
          {lines(silent)}
        </details>
      ) : null}
    </>
  )
}

type Line = { place: CrowdPlace; now: number | undefined; day: CrowdDay | undefined }

export function PlaceLine({ place, now, day }: Line) {
  const t = useText(crowdStatusTexts)
  const say = useSay()
  const { language } = useLanguage()
  const words = say(place.description)
  const about = useApproximateNow() ?? 0
  // What was reported so long ago says nothing about now.
  const isOld = about - Date.parse(place.updated_at ?? '') > staleAfter
  const holds = useHolds().filter(({ ends }) => ends.some(({ name }) => name === place.location.en))
  return (
    <li>
      <div>
        <h3>{say(place.location)}</h3>
        {words ? <p lang={devanagari.test(words) ? 'hi' : 'en'}>{words}</p> : null}
        {place.updated_at ? <p className="tiny">{sayWhen(place.updated_at, now, language)}</p> : null}
      </div>
      {place.status && isOld ? (
        <span className="tiny">{t('lastWas', { level: t(place.status) })}</span>
      ) : null}
      {place.status && !isOld ? <StatusBadge status={place.status} /> : null}
      {holds.map(hold => (
        <HeldNote key={hold.id} hold={hold} isHere />
      ))}
      {now ? (
        <DayStrip changes={changesOf(day, place)} calmerAfter={day?.calmer_after ?? null} now={now} />
      ) : null}
    </li>
  )
}
const devanagari = /\p{Script=Devanagari}/u

type Props = { changes: readonly Change[]; calmerAfter: number | null; now: number }

/** The last 24 hours of a place as steps; the level is shown by height as well as by colour. */
function DayStrip({ changes, calmerAfter, now: phoneNow }: Props) {
  const t = useText(crowdStatusTexts)
  const { language } = useLanguage()
  // At least a minute after the last change, so that it is visible even if the phone's clock is behind.
  const now = Math.max(phoneNow, (changes.at(-1)?.at ?? 0) + 60_000)
  const known = stretches(changes, now).filter(step => step.status !== null)
  // Too little is known for a drawing if the only report is recent.
  const span = 1 - (known[0]?.from ?? 1)
  if (known.length < 2 && span < 1 / 24) return null
  const told = known
    .map(step => {
      const from = sayTime(now - dayLength + step.from * dayLength, language)
      return t('dayLine', { from, level: t(step.status ?? 'noReport') })
    })
    .join(', ')
  return (
    <figure className={style.day}>
      <figcaption className="tiny">
        <span>{t('lastDay')}</span>
        <span>
          {calmerAfter === null ? '' : ` · ${t('calmer', { time: sayClock(calmerAfter, 0, language) })}`}
        </span>
      </figcaption>
      <svg viewBox="0 0 240 18" preserveAspectRatio="none" role="img" aria-label={told}>
        <rect className={style.ground} x="0" y="17" width="240" height="1" />
        {known.map(step => {
          const height = 6 * (crowdStatuses.indexOf(step.status ?? 'low') + 1)
          return (
            <rect
              key={step.from}
              className={style[`step-${step.status}`]}
              x={step.from * 240}
              y={18 - height}
              width={Math.max(1, (step.to - step.from) * 240)}
              height={height}
            />
          )
        })}
      </svg>
    </figure>
  )
}
