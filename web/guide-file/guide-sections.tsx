import type { ReactNode } from 'react'
import { fairMoment } from '#common/fair-time.ts'
import { telLink } from '#common/service-number.ts'
import { fill, type Language, type Text } from '#common/text.ts'
import { attractions } from '#content/attractions.ts'
import { dailyAartis, editions } from '#content/edition.ts'
import { facilityTypes, type PlaceType, placeTypes } from '#content/facility-types.ts'
import { chapters } from '#content/history.ts'
import { isOfFair } from '#content/place-address.ts'
import { temple } from '#content/temple.ts'
import { dakBamNote, trafficNotes } from '#content/walk.ts'
import type { ContactList } from '#features/contacts/contract.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import type { StaffSchedules } from '#features/events/contract.ts'
import { sayDate, sayHour, sayLongDate } from '#features/events/say-date.ts'
import { seasonAt, withStaffSchedules } from '#features/events/season.ts'
import { eventsTexts } from '#features/events/texts.ts'
import type { FacilityList } from '#features/facilities/contract.ts'
import { facilitiesTexts } from '#features/facilities/texts.ts'
import type { MelaRoute } from '#features/mela-route/contract.ts'
import { recordedPart, surveyedStops } from '#features/mela-route/how-exact.ts'
import { melaRouteLazyTexts } from '#features/mela-route/lazy-texts.ts'
import { melaRouteTexts } from '#features/mela-route/texts.ts'
import { measureWalk } from '#features/mela-route/walk.ts'
import { weatherTexts } from '#features/weather/texts.ts'
import { withCalls } from '#ui/with-calls.tsx'
import { attractions as attractionsFeature, history, melaRoute } from '../features.ts'
import { guideFileTexts } from './texts.ts'
import { WalkDrawing } from './walk-drawing.tsx'

/** The rows of the file; a list whose query failed is empty. */
export type GuideRows = {
  places: FacilityList['facilities']
  contacts: ContactList['contacts']
  crowdPlaces: CrowdStatus['places']
  schedules: StaffSchedules | undefined
  waypoints: MelaRoute['waypoints']
  line?: MelaRoute['line']
}

type Props = { rows: GuideRows; language: Language; at: number }

/** An icon from the app's sprite; the file contains only the icons that it shows. */
const Glyph = ({ name }: { name: string }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)

/** A less exact position (m) is not linked to a map app, because it would lead to the wrong spot. */
const exactMetres = 500

/** Places of one type: name, location, phone number, reliability, and a link to the phone's map app, which works offline. */
function Places({ type, rows, language }: Props & { type: PlaceType }) {
  const places = rows.places.filter(({ facility_type }) => facility_type === type)
  if (places.length === 0) return <p>{withCalls(guideFileTexts.none[language])}</p>
  // The file may be read outside the fair, so it separates the fair's places from permanent ones and includes both.
  const ofFair = places.filter(isOfFair)
  return (
    <>
      <PlaceList places={places.filter(place => !isOfFair(place))} language={language} />
      {ofFair.length ? <h3 className="season">{facilitiesTexts.fairDays[language]}</h3> : null}
      <PlaceList places={ofFair} language={language} />
    </>
  )
}

function PlaceList({ places, language }: { places: GuideRows['places']; language: Language }) {
  if (places.length === 0) return null
  return (
    <ul className="list">
      {places.map(
        ({ id, name, location_name, contact_number, verified, latitude, longitude, precision_m }) => (
          <li key={id}>
            <h3>{name[language]}</h3>
            <p>{location_name[language]}</p>
            <p className="small">{facilitiesTexts[verified][language]}</p>
            {contact_number ? <Tel number={contact_number} /> : null}
            {latitude !== null && longitude !== null && (precision_m ?? 0) < exactMetres ? (
              <a className="tel" href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>
                {facilitiesTexts.navigate[language]}: {latitude}, {longitude}
              </a>
            ) : null}
          </li>
        ),
      )}
    </ul>
  )
}

/** Every published contact, with its number as a link that dials. */
const Contacts = ({ rows: { contacts }, language }: Props) => (
  <ul className="list">
    {contacts.map(({ id, name, designation, phone, email }) => (
      <li key={id} className="number">
        <div>
          <h3>{name[language]}</h3>
          {designation ? <p>{designation[language]}</p> : null}
        </div>
        {phone ? <Tel number={phone} /> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </li>
    ))}
  </ul>
)

const Tel = ({ number }: { number: string }) => (
  <a className="tel" href={telLink(number)}>
    <Glyph name="i-phone" />
    {number}
  </a>
)

/** With this precision (m) or worse, a stop's kilometres are marked as estimated, as on the Mela Route screen. */
const roughMetres = 1000

/** The route: drawing, stops in order with kilometres if their position is known, the way out, closed roads. */
function Walk({ rows: { waypoints, line }, language }: Props) {
  const walk = measureWalk(waypoints, temple, line)
  if (!walk) return <p>{withCalls(melaRouteTexts.noMapHelp[language])}</p>
  const surveyed = surveyedStops(walk)
  const recorded = recordedPart(walk, language)
  return (
    <>
      <p>{fill(melaRouteTexts.length, language, { km: Math.round(walk.km) })}</p>
      <WalkDrawing walk={walk} language={language} />
      <ol className="list">
        {walk.stops.map(({ waypoint, placed, km }) => (
          <li key={waypoint.order} className="stop">
            <div>
              <b>{waypoint.name[language]}</b>
              {waypoint.order_unsure ? <p className="small">{melaRouteTexts.orderUnsure[language]}</p> : null}
              {placed && (waypoint.precision_m ?? 0) >= roughMetres ? (
                <p className="small">{melaRouteTexts.estimated[language]}</p>
              ) : null}
            </div>
            {placed ? <span>{fill(melaRouteTexts.km, language, { km: Math.round(km) })}</span> : null}
          </li>
        ))}
        {walk.wayOut.map(({ order, name }) => (
          <li key={order}>
            {melaRouteTexts.wayOut[language]}: <b>{name[language]}</b>
          </li>
        ))}
      </ol>
      <p>{dakBamNote[language]}</p>
      <h3>{melaRouteLazyTexts.closed[language]}</h3>
      <p>{withCalls(melaRouteLazyTexts.closedUse[language])}</p>
      <ul className="tips not">
        {trafficNotes.map(({ text, year }) => (
          <li key={text.en}>
            {year ? fill(melaRouteLazyTexts.ofYear, language, { year }) : melaRouteLazyTexts.noYear[language]}{' '}
            {text[language]}
          </li>
        ))}
      </ul>
      {recorded ? (
        <p className="small">
          {fill(melaRouteLazyTexts.drawingWalked, language, recorded.values)}{' '}
          {recorded.isWhole ? null : melaRouteLazyTexts.drawingGuessed[language]}
        </p>
      ) : null}
      <p className="small">
        {surveyed
          ? fill(melaRouteLazyTexts.drawingSome, language, { n: surveyed, all: walk.stops.length })
          : null}
        {surveyed || recorded ? null : melaRouteLazyTexts.drawingNone[language]}{' '}
        {melaRouteLazyTexts.drawingRest[language]}
      </p>
    </>
  )
}

/** Future fairs, daily aartis, and the last announced schedule, which may be a past fair's. */
function Dates({ rows: { schedules }, language, at }: Props) {
  const known = withStaffSchedules(editions, schedules)
  const { announced, last } = seasonAt(at, known)
  const fairs = known.filter(({ shravan }) => fairMoment(shravan.to, '23:59') > at)
  const shown = announced ?? last
  const day = (date: string) => sayLongDate(fairMoment(date, '12:00'), language, false)
  return (
    <>
      {fairs.length === 0 ? <p>{eventsTexts.notAnnounced[language]}</p> : null}
      <ul className="list">
        {fairs.map(({ year, shravan, mondays, dates }) => (
          <li key={year}>
            <h3>
              {fill(guideFileTexts.fairDates, language, {
                year,
                from: day(shravan.from),
                to: day(shravan.to),
              })}
            </h3>
            {dates === 'computed' ? <p className="small">{guideFileTexts.byCalendar[language]}</p> : null}
            <p>
              {eventsTexts.mondays[language]}: {mondays.map(day).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="over">{eventsTexts.daily[language]}</h3>
      <ul className="list">
        {dailyAartis.map(({ time, title }) => (
          <li key={time} className="number">
            <b>{title[language]}</b>
            <span>{sayHour(time, language)}</span>
          </li>
        ))}
      </ul>
      {shown ? (
        <>
          <h3 className="over">{fill(eventsTexts.schedule, language, { year: shown.year })}</h3>
          {shown === announced ? null : <p>{eventsTexts.past[language]}</p>}
          <ul className="list">
            {shown.schedule.map(({ date, time, title, description }) => (
              <li key={`${date} ${time} ${title.en}`}>
                <b>{title[language]}</b>
                <p>
                  {date ? `${sayDate(fairMoment(date, time), language)}, ` : ''}
                  {sayHour(time, language)}
                </p>
                <p className="small">{description[language]}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

const { tipHands, tipQueue, tipMeet, tipFall } = crowdStatusTexts
const { adviceHeat, adviceRain, adviceStorm } = weatherTexts
const dos = [
  tipHands,
  tipMeet,
  guideFileTexts.doNumber,
  tipQueue,
  tipFall,
  adviceHeat,
  adviceRain,
  adviceStorm,
]
const donts = [
  guideFileTexts.dontRun,
  guideFileTexts.dontPole,
  guideFileTexts.dontDrain,
  guideFileTexts.dontLitter,
  guideFileTexts.dontRumour,
]

const Tips = ({ tips, language, className }: Props & { tips: readonly Text[]; className: string }) => (
  <ul className={className}>
    {tips.map(tip => (
      <li key={tip.en}>{withCalls(tip[language])}</li>
    ))}
  </ul>
)

const Watched = ({ rows, language }: Props) => (
  <>
    <p>{guideFileTexts.watchedUse[language]}</p>
    <ul className="list">
      {rows.crowdPlaces.map(({ id, location }) => (
        <li key={id}>{location[language]}</li>
      ))}
    </ul>
  </>
)

const Sights = ({ language }: Props) => (
  <ul className="list">
    {attractions.map(({ id, title, description, location }) => (
      <li key={id}>
        <h3>{title[language]}</h3>
        <p>{location[language]}</p>
        <p>{description[language]}</p>
      </li>
    ))}
  </ul>
)

const Story = ({ language }: Props) =>
  chapters.map(({ id, title, paragraphs }) => (
    <div key={id}>
      <h3>{title[language]}</h3>
      {paragraphs.map(paragraph => (
        <p key={paragraph.en}>{paragraph[language]}</p>
      ))}
    </div>
  ))

const About = ({ language }: Props) => (
  <>
    <p>{guideFileTexts.aboutWho[language]}</p>
    <p>{withCalls(facilitiesTexts.aboutUnchecked[language])}</p>
    <p>{guideFileTexts.aboutPrivate[language]}</p>
  </>
)

/** The lists in most demand, in reverse order. */
const first = ['parking', 'shivir', 'health-centre', 'toilet', 'drinking-water']
type Part = { id: string; title: Text; icon: string; Body: (props: Props) => ReactNode }
/** The parts of the file, in its order. */
const parts: readonly Part[] = [
  { id: 'numbers', title: guideFileTexts.numbers, icon: 'i-phone', Body: Contacts },
  ...placeTypes
    .toSorted((a, b) => first.indexOf(b) - first.indexOf(a))
    .map(type => ({
      id: type,
      title: facilityTypes[type].label,
      icon: facilityTypes[type].icon,
      Body: (props: Props) => <Places {...props} type={type} />,
    })),
  { id: 'walk', title: melaRoute.title, icon: 'i-route', Body: Walk },
  { id: 'dates', title: guideFileTexts.dates, icon: 'i-calendar', Body: Dates },
  {
    id: 'do',
    title: guideFileTexts.doTitle,
    icon: 'i-check',
    Body: props => <Tips {...props} tips={dos} className="tips" />,
  },
  {
    id: 'dont',
    title: guideFileTexts.dontTitle,
    icon: 'i-warning',
    Body: props => <Tips {...props} tips={donts} className="tips not" />,
  },
  { id: 'crowd', title: guideFileTexts.watched, icon: 'i-crowd', Body: Watched },
  { id: 'see', title: attractionsFeature.title, icon: attractionsFeature.icon, Body: Sights },
  { id: 'story', title: history.title, icon: history.icon, Body: Story },
  { id: 'about', title: guideFileTexts.about, icon: 'i-shield', Body: About },
]

/** Everything below the heading in one language: the table of contents, then the parts. */
export function Guide(props: Props) {
  const { language } = props
  return (
    <>
      <p>{withCalls(guideFileTexts.notLive[language])}</p>
      <nav aria-label={guideFileTexts.contents[language]}>
        <h2>{guideFileTexts.contents[language]}</h2>
        <ul className="go">
          {parts.map(({ id, title, icon }) => (
            <li key={id}>
              <a href={`#${id}-${language}`}>
                <Glyph name={icon} />
                {title[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, icon, Body }) => (
        <section key={id} aria-labelledby={`${id}-${language}`}>
          <h2 id={`${id}-${language}`}>
            <Glyph name={icon} />
            {title[language]}
          </h2>
          <Body {...props} />
        </section>
      ))}
    </>
  )
}
