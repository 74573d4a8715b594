import { distanceKm, pointOf } from '#common/distance.ts'
import { fill, type Language, type Text } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { dangerBannerTexts } from '#features/danger/banner-texts.ts'
import { dangerTexts } from '#features/danger/texts.ts'
import { paths } from '#kit/web/paths.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { guideFileTexts } from '../guide-file/texts.ts'
import { InBothLanguages, Lines, type Lists, PartTitle, Sheet, SheetCode, ToFill } from './sheet.tsx'
import { emergencyTexts, printTexts } from './texts.ts'
import './emergency.css'

type WhatToDo = { icon: IconName; title: Text; number: string; steps: readonly Text[] }

/** What to do in a crush, a fire, at a live wire and when somebody is lost (in the screens' words), and whom to call. */
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
  {
    icon: 'i-child',
    title: emergencyTexts.lost,
    number: '155304',
    steps: [emergencyTexts.lostGo, emergencyTexts.lostChild],
  },
]

/** `/print/emergency`: numbers, doctors, lost persons and what to do in danger; one sheet per language. */
export const EmergencySheets = () => (
  <InBothLanguages
    count={2}
    sheet={(lists, language) => <EmergencySheet key={language} lists={lists} language={language} />}
  />
)

const mostDoctors = 6

function EmergencySheet({ lists, language }: { lists: Lists; language: Language }) {
  const say = (text: Text) => text[language]
  return (
    <Sheet className="paper--emergency" language={language}>
      <header>
        <h2>
          <Icon name="i-warning" />
          {say(emergencyTexts.title)}
        </h2>
        <SheetCode path={paths.facility('health-centre')} />
      </header>
      <section className="paper-numbers" aria-label={say(emergencyTexts.numbers)}>
        {numbersOf(lists).map(({ id, name, phone }) => (
          <p key={id}>
            <b>{phone}</b>
            <span className="clamp">{say(name)}</span>
          </p>
        ))}
      </section>
      <section className="sheet-dangers">
        {whatToDo.map(({ icon, title, number, steps }) => (
          <div key={title.en}>
            <PartTitle icon={icon}>
              {say(title)}
              <b>{number}</b>
            </PartTitle>
            <ul>
              <Lines of={steps} language={language} />
            </ul>
          </div>
        ))}
      </section>
      <section className="sheet-doctors">
        <PartTitle icon="i-health">{say(emergencyTexts.doctors)}</PartTitle>
        <p>{say(emergencyTexts.order)}</p>
        <ol>
          {doctorsOf(lists).map(({ id, name, location_name, contact_number, km }) => (
            <li key={id}>
              <b className="clamp">{say(name)}</b>
              <span className="clamp">{say(location_name)}</span>
              <span className="clamp">
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
      <ToFill label={say(printTexts.postYouAre)} />
    </Sheet>
  )
}

/** Emergency numbers, then the help desk and the children's helpline, from the list of contacts. */
const numbersOf = ({ contacts }: Lists) => [
  ...contacts.filter(({ contact_type, phone }) => contact_type === 'emergency' && phone).slice(0, 4),
  ...contacts.filter(({ contact_type, phone }) => contact_type === 'control_room' && phone).slice(0, 1),
  ...contacts.filter(({ contact_type, phone }) => contact_type === 'helpline' && phone).slice(0, 3),
]

/** Health centres from the temple outwards; those without a position come last. */
const doctorsOf = ({ places }: Lists) =>
  places
    .filter(({ facility_type }) => facility_type === 'health-centre')
    .map(place => {
      const point = pointOf(place)
      return { ...place, km: point && distanceKm(temple, point) }
    })
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE))
    .slice(0, mostDoctors)
