import type { ReactNode } from 'react'
import { telLink } from '#common/service-number.ts'
import type { Language, Text } from '#common/text.ts'
import { attractions } from '#content/attractions.ts'
import { facilityTypes, placeTypes } from '#content/facility-types.ts'
import { chapters } from '#content/history.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { isOfFair } from '#features/facilities/address.ts'
import { facilitiesTexts } from '#features/facilities/texts.ts'
import { weatherTexts } from '#features/weather/texts.ts'
import { withCalls } from '#ui/with-calls.tsx'
import { attractions as attractionsFeature, history, melaRoute } from '../features.ts'
import { Dates } from './guide-dates.tsx'
import type { GuideRows } from './guide-rows.ts'
import { guideFileTexts } from './texts.ts'
import { WalkSection } from './walk-section.tsx'

/** A less exact position (m) is not linked to a map app, because it would lead to the wrong spot. */
const exactMetres = 500

/** Places of one type: name, location, phone number, reliability, and a link to the phone's map app, which works offline. */
function Places({ places, language }: { places: GuideRows['places']; language: Language }) {
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
const Contacts = ({ contacts, language }: { contacts: GuideRows['contacts']; language: Language }) => (
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

type Props = { rows: GuideRows; language: Language; at: number }
type Part = { id: string; title: Text; icon: string; body: ReactNode }

/** Everything below the heading in one language: the table of contents, then the parts. */
export function Guide({ rows, language, at }: Props) {
  const parts = partsOf({ rows, language, at })
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
      {parts.map(({ id, title, icon, body }) => (
        <section key={id} aria-labelledby={`${id}-${language}`}>
          <h2 id={`${id}-${language}`}>
            <Glyph name={icon} />
            {title[language]}
          </h2>
          {body}
        </section>
      ))}
    </>
  )
}

function partsOf({ rows, language, at }: Props): Part[] {
  const lists = placeTypes.map(type => ({
    id: type,
    title: facilityTypes[type].label,
    icon: facilityTypes[type].icon,
    body: <Places places={rows.places.filter(place => place.facility_type === type)} language={language} />,
  }))
  return [
    {
      id: 'numbers',
      title: guideFileTexts.numbers,
      icon: 'i-phone',
      body: <Contacts contacts={rows.contacts} language={language} />,
    },
    ...lists.toSorted((a, b) => first.indexOf(b.id) - first.indexOf(a.id)),
    {
      id: 'walk',
      title: melaRoute.title,
      icon: 'i-route',
      body: <WalkSection waypoints={rows.waypoints} line={rows.line} language={language} />,
    },
    {
      id: 'dates',
      title: guideFileTexts.dates,
      icon: 'i-calendar',
      body: <Dates schedules={rows.schedules} language={language} at={at} />,
    },
    {
      id: 'do',
      title: guideFileTexts.doTitle,
      icon: 'i-check',
      body: <Tips tips={dos} language={language} kind="tips" />,
    },
    {
      id: 'dont',
      title: guideFileTexts.dontTitle,
      icon: 'i-warning',
      body: <Tips tips={donts} language={language} kind="tips not" />,
    },
    {
      id: 'crowd',
      title: guideFileTexts.watched,
      icon: 'i-crowd',
      body: <Watched rows={rows} language={language} />,
    },
    {
      id: 'see',
      title: attractionsFeature.title,
      icon: attractionsFeature.icon,
      body: <Sights language={language} />,
    },
    { id: 'story', title: history.title, icon: history.icon, body: <Story language={language} /> },
    { id: 'about', title: guideFileTexts.about, icon: 'i-shield', body: <About language={language} /> },
  ]
}
/** The lists in most demand, in reverse order. */
const first = ['parking', 'shivir', 'health-centre', 'toilet', 'drinking-water']
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

/** An icon from the app's sprite; the file contains only the icons that it shows. */
const Glyph = ({ name }: { name: string }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)

const Tips = ({ tips, language, kind }: { tips: readonly Text[]; language: Language; kind: string }) => (
  <ul className={kind}>
    {tips.map(tip => (
      <li key={tip.en}>{withCalls(tip[language])}</li>
    ))}
  </ul>
)

const Watched = ({ rows, language }: Omit<Props, 'at'>) => (
  <>
    <p>{guideFileTexts.watchedUse[language]}</p>
    <ul className="list">
      {rows.crowdPlaces.map(({ id, location }) => (
        <li key={id}>{location[language]}</li>
      ))}
    </ul>
  </>
)

const Sights = ({ language }: { language: Language }) => (
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

const Story = ({ language }: { language: Language }) =>
  chapters.map(({ id, title, paragraphs }) => (
    <div key={id}>
      <h3>{title[language]}</h3>
      {paragraphs.map(paragraph => (
        <p key={paragraph.en}>{paragraph[language]}</p>
      ))}
    </div>
  ))

const About = ({ language }: { language: Language }) => (
  <>
    <p>{guideFileTexts.aboutWho[language]}</p>
    <p>{withCalls(facilitiesTexts.aboutUnchecked[language])}</p>
    <p>{guideFileTexts.aboutPrivate[language]}</p>
  </>
)
