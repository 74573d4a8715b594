import { Link } from 'wouter'
import { fairTimeZone } from '#common/clock.ts'
import { distanceKm } from '#common/distance.ts'
import { fairClock, fairMoment, sayAgo, sayClock, sayDayTime, sayWhen } from '#common/fair-time.ts'
import type { Language } from '#common/text.ts'
import { dakBamLeaveAt, tailPlaces } from '#content/queue-places.ts'
import { temple } from '#content/temple.ts'
import { HeldNote } from '#kit/web/held-note.tsx'
import { type FairHold, useHolds } from '#kit/web/holds.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { NotLoaded } from '#kit/web/load-state.tsx'
import { useApproximateNow, useNow } from '#kit/web/now.ts'
import { Page } from '#kit/web/page.tsx'
import { paths } from '#kit/web/paths.ts'
import { TellMe } from '#kit/web/tell-me.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Head, Queue, Tail } from './contract.ts'
import { homeTexts } from './home-texts.ts'
import { nightAt, pastMondays } from './monday.ts'
import style from './queue.module.css'
import { queueTexts } from './texts.ts'
import { useQueue } from './use-queue.ts'
import { knownAt, longestHours, type WaitingHours } from './waiting.ts'
import { hoursFigure, useSayHours, useSayPlace } from './words.ts'

const fromTemple = tailPlaces.toReversed()
const dakBam = fromTemple.findIndex(({ id }) => id === dakBamLeaveAt)

/**
 * The queue's route from the temple outwards, as a list: a thick line as far as the tail, the rest dotted. Without a known
 * tail all of it is dotted, and no place to join is named.
 */
function QueueLine({ tail }: { tail: string | undefined }) {
  const t = useText(queueTexts)
  const say = useSay()
  const end = fromTemple.findIndex(({ id }) => id === tail)
  const shown = fromTemple.slice(0, Math.max(end + 1, dakBam) + 1)
  return (
    <ol className={style.line} aria-label={t(end < 0 ? 'way' : 'line')}>
      {shown.map(({ id, name }, index) => (
        <li key={id} className={classOf(index, end)}>
          {index === 0 ? <Icon name="i-darshan" size={32} /> : null}
          <span>{say(name)}</span>
          {index === end ? <Badge kind="near">{t('joinHere')}</Badge> : null}
          {id === dakBamLeaveAt ? <span className={`badge ${style.apart}`}>{t('dakLeave')}</span> : null}
        </li>
      ))}
    </ol>
  )
}

const classOf = (index: number, end: number) =>
  [index === 0 ? style.goal : '', index < end ? style.inside : '', index === end ? style.end : '']
    .filter(Boolean)
    .join(' ') || undefined

const allTexts = { ...queueTexts, ...homeTexts }

/** `/queue`: where the queue ends, how long the wait is, and how it was on earlier Mondays. */
export function QueueScreen() {
  const t = useText(queueTexts)
  const queue = useQueue()
  return (
    <Page>
      {queue.value ? <Shown queue={queue.value} /> : <NotLoaded query={queue} failed={t('failed')} />}
      <Link href={paths.crowdStatus()} className={`btn btn--line ${style.crowd}`}>
        <Icon name="i-crowd" />
        {t('crowd')}
      </Link>
      <TellMe className={`btn btn--line ${style.crowd}`} />
    </Page>
  )
}

/** The screen's content for a loaded queue. */
export function Shown({ queue }: { queue: Queue }) {
  const t = useText(queueTexts)
  const now = useNow()
  // Until the phone's clock is known, use the time at which the page was written.
  const about = useApproximateNow() ?? 0
  const known = knownAt(queue.tail, about)
  const isKnown = known.is === 'known'
  const holds = useHolds().filter(isInQueue)
  return (
    <>
      {holds.map(hold => (
        <HeldNote key={hold.id} hold={hold} />
      ))}
      <section className={`band ${style.now}`}>
        <div role="status">
          <h2 className="sub">{t('forWater')}</h2>
          {isKnown ? <Told tail={known.told} now={now} /> : <NotKnown tail={queue.tail} now={now} />}
        </div>
        <QueueLine tail={isKnown ? known.told.place : undefined} />
      </section>
      <DakBam head={queue.dak_bam} about={about} now={now} />
      <PastMondays queue={queue} now={now} />
    </>
  )
}

/** A gate or stretch that is held within this distance (km) of the temple stops the queue too. */
const queueKm = 3
const isInQueue = ({ what, ends }: FairHold) =>
  what === 'queue' ||
  ends.some(
    ({ name, point }) =>
      tailPlaces.some(place => place.name.en === name) || (point && distanceKm(point, temple) <= queueKm),
  )

type Props<T> = { tail: T; now: number | undefined }

function Told({ tail, now }: Props<Tail>) {
  const t = useText(allTexts)
  const sayHours = useSayHours()
  const sayPlace = useSayPlace()
  return (
    <>
      <p className={style.hours}>{sayHours(tail.hours)}</p>
      <p className="strong">{t('tailAt', { place: sayPlace(tail.place) })}</p>
      <ToldAt at={tail.told_at} now={now} />
    </>
  )
}

function ToldAt({ at, now }: { at: string; now: number | undefined }) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const ms = Date.parse(at)
  return (
    <p className={`sub ${style.age}`}>
      <Icon name="i-clock" size={20} />
      <time dateTime={at}>
        {/* A cached page may be hours old, so it shows a time of day until the phone's clock is known. */}
        {now
          ? t('told', { ago: sayAgo(now - ms, language) })
          : t('toldAt', { time: sayDayTime(ms, language) })}
      </time>
    </p>
  )
}

function NotKnown({ tail, now }: Props<Tail | null>) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const sayHours = useSayHours()
  const sayPlace = useSayPlace()
  return (
    <>
      <p className={style.unknown}>
        <Icon name="l-none" size={32} />
        {t('notKnown')}
      </p>
      {tail ? (
        <p className="sub">
          {t('oldTail', {
            ago: sayWhen(tail.told_at, now, language),
            place: sayPlace(tail.place),
            hours: sayHours(tail.hours),
          })}
        </p>
      ) : (
        <p className="sub">{t('nobody')}</p>
      )}
    </>
  )
}

type DakBamProps = { head: Head | null; about: number; now: number | undefined }
/** Where the first dak bam (pilgrims who walk without stopping) are. */
function DakBam({ head, about, now }: DakBamProps) {
  const t = useText(allTexts)
  const { language } = useLanguage()
  const sayPlace = useSayPlace()
  const known = knownAt(head, about)
  return (
    <section className={`band ${style.part}`}>
      <h2>{t('dakBam')}</h2>
      {known.is === 'known' ? (
        <>
          <p className="strong">{t('headAt', { place: sayPlace(known.told.place) })}</p>
          <ToldAt at={known.told.told_at} now={now} />
        </>
      ) : (
        <>
          <p className={`sub ${style.age}`}>
            <Icon name="l-none" size={20} />
            {t('notKnown')}
          </p>
          <p className="tiny">
            {known.is === 'old'
              ? t('headOld', {
                  ago: sayWhen(known.told.told_at, now, language),
                  place: sayPlace(known.told.place),
                })
              : t('headNone')}
          </p>
        </>
      )}
      <p className="tiny">{t('dakBamUse')}</p>
    </section>
  )
}

const names = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** The wait at this hour on earlier Mondays beside the wait now. Renders nothing without earlier reports. */
function PastMondays({ queue, now }: { queue: Queue; now: number | undefined }) {
  const t = useText(queueTexts)
  const { language } = useLanguage()
  const past = now ? pastMondays(queue.mondays, now) : []
  if (!now || past.length === 0) return null
  const isNight = nightAt(now) !== undefined
  const known = knownAt(queue.tail, now)
  const { hour } = fairClock(now)
  return (
    <section className={`band ${style.part}`}>
      <h2>{t(isNight ? 'past' : 'pastLongest')}</h2>
      <ul className={style.mondays}>
        {past.map(({ date, number, hours }) => (
          <Column key={date} hours={hours}>
            {number && names[number - 1] ? <span>{t(names[number - 1] ?? 'first')}</span> : null}
            <span>{sayDate(date, language)}</span>
          </Column>
        ))}
        {isNight ? (
          <Column hours={known.is === 'known' ? known.told.hours : null} isNow>
            {t('today')}
          </Column>
        ) : null}
      </ul>
      <p className="tiny">
        {isNight
          ? t('pastHour', {
              from: sayClock(hour, 0, language),
              to: sayClock((hour + 1) % 24, 0, language),
            })
          : t('pastHours')}
      </p>
    </section>
  )
}

type ColumnProps = { hours: WaitingHours | null; isNow?: boolean; children: React.ReactNode }

function Column({ hours, isNow = false, children }: ColumnProps) {
  const t = useText(queueTexts)
  const sayHours = useSayHours()
  return (
    <li className={isNow ? style.today : undefined}>
      <b className="strong">
        <span aria-hidden="true">{hours === null ? '?' : hoursFigure(hours)}</span>
        <span className="hide">{hours === null ? t('unknownHours') : sayHours(hours)}</span>
      </b>
      <i
        className={hours === null ? style.untold : undefined}
        style={{ height: hours === null ? 24 : 8 + (hours / longestHours) * 48 }}
      />
      <span className={`tiny ${style.when}`}>{children}</span>
    </li>
  )
}

const sayDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    timeZone: fairTimeZone,
    day: 'numeric',
    month: language === 'hi' ? 'long' : 'short',
  }).format(fairMoment(date, '12:00'))
