import { distanceKm } from '#common/distance.ts'
import { fill, type Language, languages, type Text } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import { dangerBannerTexts } from '#features/danger/banner-texts.ts'
import { dangerTexts } from '#features/danger/texts.ts'
import { QrCode } from '#features/vehicles/qr-code.tsx'
import { paths } from '#kit/web/paths.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { guideFileTexts } from '../guide-file/texts.ts'
import { sayEdition } from './edition.ts'
import { emergencyTexts } from './emergency-texts.ts'
import { PrintBar } from './print-bar.tsx'
import { printTexts } from './texts.ts'
import type { Lists } from './use-lists.ts'
import { WithLists } from './with-lists.tsx'
import './emergency.css'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'

type WhatToDo = { icon: IconName; title: Text; number: string; steps: readonly Text[] }

/** What to do in a crush, a fire and at a live wire, in the words of the screens, and whom to call. */
const whatToDo: readonly WhatToDo[] = [
  {
    icon: 'i-crush',
    title: dangerTexts.crush,
    number: '112',
    steps: [
      dangerBannerTexts['do-crush'],
      crowdStatusTexts.tipQueue,
      crowdStatusTexts.tipFall,
      crowdStatusTexts.tipHands,
    ],
  },
  {
    icon: 'i-fire',
    title: dangerTexts.fire,
    number: '101',
    steps: [dangerBannerTexts['do-fire'], emergencyTexts.callFire],
  },
  {
    icon: 'i-wire',
    title: dangerTexts.wire,
    number: '112',
    steps: [dangerBannerTexts['do-wire'], guideFileTexts.dontPole, emergencyTexts.callWire],
  },
]

/** `/print/emergency`: numbers, doctors, lost persons and what to do in danger, a sheet for each language. */
export const EmergencySheets = () => (
  <WithLists>
    {lists => (
      <>
        <PrintBar sheets={2} />
        <div className="papers">
          {languages.toReversed().map(language => (
            <Sheet key={language} lists={lists} language={language} />
          ))}
        </div>
      </>
    )}
  </WithLists>
)

const mostDoctors = 6

function Sheet({ lists, language }: { lists: Lists; language: Language }) {
  const say = (text: Text) => text[language]
  const address = location.origin + paths.facility('health-centre')
  return (
    <article className="paper paper--emergency" lang={language}>
      <header>
        <h2>
          <Icon name="i-warning" />
          {say(emergencyTexts.title)}
        </h2>
        <QrCode value={address} label={address} className="code" />
      </header>
      <section className="sheet-numbers" aria-label={say(emergencyTexts.numbers)}>
        {numbersOf(lists).map(({ id, name, phone }) => (
          <p key={id}>
            <b>{phone}</b>
            <span>{say(name)}</span>
          </p>
        ))}
      </section>
      <section className="sheet-dangers">
        {whatToDo.map(({ icon, title, number, steps }) => (
          <div key={title.en}>
            <h3>
              <Icon name={icon} />
              {say(title)}
              <b>{number}</b>
            </h3>
            <ul>
              {steps.map(step => (
                <li key={step.en}>{say(step)}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3>
            <Icon name="i-child" />
            {say(emergencyTexts.lost)}
            <b>155304</b>
          </h3>
          <ul>
            <li>{say(emergencyTexts.lostGo)}</li>
            <li>{say(emergencyTexts.lostChild)}</li>
          </ul>
        </div>
      </section>
      <section className="sheet-doctors">
        <h3>
          <Icon name="i-health" />
          {say(emergencyTexts.doctors)}
        </h3>
        <p>{say(emergencyTexts.order)}</p>
        <ol>
          {doctorsOf(lists).map(({ id, name, location_name, contact_number, km }) => (
            <li key={id}>
              <b>{say(name)}</b>
              <span>{say(location_name)}</span>
              <span>
                {km === undefined
                  ? say(emergencyTexts.noDistance)
                  : fill(emergencyTexts.km, language, { n: km.toFixed(1) })}
                {contact_number ? (
                  <>
                    {' · '}
                    <b>{contact_number}</b>
                  </>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <p className="to-fill">
        {say(emergencyTexts.here)}
        <i />
      </p>
      <footer>
        <span>{sayEdition(serverNow(), language)}</span>
        <span>{say(printTexts.corporation)}</span>
      </footer>
    </article>
  )
}

/** Emergency numbers first, then the help desk and the helpline for children, as the list of contacts has them. */
const numbersOf = ({ contacts }: Lists) => [
  ...contacts.filter(({ contact_type, phone }) => contact_type === 'emergency' && phone).slice(0, 4),
  ...contacts.filter(({ contact_type, phone }) => contact_type === 'control_room' && phone).slice(0, 1),
  ...contacts.filter(({ contact_type, phone }) => contact_type === 'helpline' && phone).slice(0, 3),
]

/** Health centres from the temple outwards; those without a position come last. */
const doctorsOf = ({ places }: Lists) =>
  places
    .filter(({ facility_type }) => facility_type === 'health-centre')
    .map(place => ({
      ...place,
      km:
        place.latitude === null || place.longitude === null
          ? undefined
          : distanceKm(temple, { lat: place.latitude, lng: place.longitude }),
    }))
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE))
    .slice(0, mostDoctors)
