import { telLink } from '#common/service-number.ts'
import type { Language } from '#common/text.ts'
import { facilitiesTexts } from '#features/facilities/texts.ts'
import { withCalls } from '#ui/with-calls.tsx'
import type { GuideRows } from './guide-rows.ts'
import { guideFileTexts } from './texts.ts'

/** A position that is known less exactly, in metres, is not offered to a map app: it would lead to the wrong spot. */
const exactMetres = 500

/** Places of one type: name, where, number, how sure, and the spot for the phone's map app, which works without a network. */
export function Places({ places, language }: { places: GuideRows['places']; language: Language }) {
  if (places.length === 0) return <p>{withCalls(guideFileTexts.none[language])}</p>
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

/** Every published contact with its number as a link that calls. */
export const Contacts = ({ contacts, language }: { contacts: GuideRows['contacts']; language: Language }) => (
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
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <use href="#i-phone" />
    </svg>
    {number}
  </a>
)
