import { sayClock } from '#common/fair-time.ts'
import { fill, type Language, languages, type Text } from '#common/text.ts'
import { dailyAartis } from '#content/edition.ts'
import { facilityTypes, type PlaceType } from '#content/facility-types.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { isOfFair } from '#features/facilities/address.ts'
import { QrCode } from '#features/vehicles/qr-code.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { guideFileTexts } from '../guide-file/texts.ts'
import { fairYear, sayEdition } from './edition.ts'
import './guide-sheet.css'
import { serverNow } from '#kit/web/server-clock.ts'
import { PrintBar } from './print-bar.tsx'
import { printTexts } from './texts.ts'
import type { Lists } from './use-lists.ts'
import { WithLists } from './with-lists.tsx'

/** `/print/guide`: the guide on one sheet of paper, Hindi and English on a page each. */
export const GuideSheets = () => (
  <WithLists>
    {lists => (
      <>
        <PrintBar sheets={1} />
        <div className="papers">
          {languages.toReversed().map(language => (
            <Sheet key={language} lists={lists} language={language} />
          ))}
        </div>
      </>
    )}
  </WithLists>
)

const types: readonly PlaceType[] = [
  'drinking-water',
  'toilet',
  'health-centre',
  'shivir',
  'rest-room',
  'bhandara',
  'parking',
]
const tips: readonly Text[] = [
  crowdStatusTexts.tipHands,
  crowdStatusTexts.tipMeet,
  guideFileTexts.dontRun,
  crowdStatusTexts.tipFall,
  guideFileTexts.dontPole,
  guideFileTexts.dontDrain,
]
const numbers = [
  { number: '108', key: 'ambulance' },
  { number: '112', key: 'emergency' },
  { number: '155304', key: 'helpDesk' },
] as const

type Props = { lists: Lists; language: Language }

function Sheet({ lists, language }: Props) {
  const now = serverNow()
  const say = (text: Text) => text[language]
  return (
    <article className="paper paper--guide" lang={language}>
      <header>
        <div>
          <h2>{fill(printTexts.fair, language, { year: fairYear(now) })}</h2>
          <p>{say(printTexts.under)}</p>
        </div>
        <QrCode value={`${location.origin}/`} label={location.host} className="code" />
      </header>
      <div className="paper-parts">
        <section>
          <h3>
            <Icon name="i-route" />
            {say(printTexts.way)}
          </h3>
          <ol className="paper-way">
            {lists.waypoints.map(({ order, name }) => (
              <li key={order}>{say(name)}</li>
            ))}
          </ol>
        </section>
        <section>
          <div className="paper-numbers">
            {numbers.map(({ number, key }) => (
              <p key={number}>
                {say(printTexts[key])}
                <b>{number}</b>
              </p>
            ))}
          </div>
          <div className="paper-lists">
            {types.map(type => (
              <Part key={type} icon={facilityTypes[type].icon} title={say(facilityTypes[type].label)}>
                {namesOf(lists, type, language)}
              </Part>
            ))}
            <Part icon="i-aarti" title={say(printTexts.aarti)}>
              {dailyAartis.map(({ time }) => sayClock(Number(time.slice(0, 2)), 0, language)).join(' · ')}
            </Part>
          </div>
          <h3>
            <Icon name="i-crowd" />
            {say(printTexts.mind)}
          </h3>
          <ol className="paper-tips">
            {tips.map(tip => (
              <li key={tip.en}>{say(tip)}</li>
            ))}
          </ol>
          <div className="paper-own">
            {(['group', 'meeting', 'home'] as const).map(key => (
              <p key={key}>
                {say(printTexts[key])}
                <i />
              </p>
            ))}
          </div>
        </section>
      </div>
      <footer>
        <span>{sayEdition(now, language)}</span>
        <span>{say(printTexts.corporation)}</span>
      </footer>
    </article>
  )
}

const Part = ({ icon, title, children }: { icon: IconName; title: string; children: string }) => (
  <div>
    <h3>
      <Icon name={icon} />
      {title}
    </h3>
    <p>{children}</p>
  </div>
)

const most = 3
const trust = { surveyed: 0, existence: 1, no: 2 }

/** The best known places of a type by name, and how many more there are. */
function namesOf({ places }: Lists, type: PlaceType, language: Language): string {
  const found = places
    .filter(place => place.facility_type === type)
    .toSorted((a, b) => trust[a.verified] - trust[b.verified])
  const names = found
    .slice(0, most)
    .map(place =>
      isOfFair(place)
        ? fill(printTexts.ofFair, language, { name: place.name[language] })
        : place.name[language],
    )
    .join(' · ')
  if (found.length === 0) return printTexts.none[language]
  return found.length > most ? fill(printTexts.more, language, { names, n: found.length - most }) : names
}
